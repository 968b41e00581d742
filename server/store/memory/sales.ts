import { amountsOf } from "../../../src/domain/payments/division.ts";
import { SOLD_STATES } from "../../../src/domain/payments/lifecycle.ts";
import type { LedgerRow, PaymentRow, PaymentStore, SaleRow } from "../ports/payments.ts";
import { type Access, type State, pageOf } from "./state.ts";

/** A creator's sales, by the ledger. */
export function memorySales({
  read,
}: Pick<Access, "read">): Pick<PaymentStore, "pageOfSales" | "untoldSales" | "totalsOfSales"> {
  return {
    pageOfSales: ({ creatorId, limit, after }) =>
      read((state) => {
        const keyOf = (row: SaleRow) => ({ at: row.soldAt, id: row.id });
        return pageOf(salesOf(state, creatorId), { limit, after, keyOf });
      }),
    untoldSales: ({ creatorId, since, limit }) =>
      read((state) => {
        const told = new Set(
          [...state.sentMails.values()]
            .filter(
              ({ userId, kind, sentAt }) =>
                userId === creatorId && kind === "SOLD" && sentAt !== null,
            )
            .map(({ subjectId }) => subjectId),
        );
        const isUntold = ({ id, soldAt, refundedAt }: SaleRow) =>
          soldAt > since &&
          refundedAt === null &&
          !told.has(id) &&
          state.payments.get(id)?.bookingId === null;
        const keyOf = (row: SaleRow) => ({ at: row.soldAt, id: row.id });
        const sales = salesOf(state, creatorId).filter(isUntold);
        return pageOf(sales, { limit, after: null, keyOf });
      }),
    totalsOfSales: ({ creatorId, since }) =>
      read((state) => {
        const sales = salesOf(state, creatorId).filter(({ soldAt }) => soldAt >= (since ?? 0));
        const kept = sales.filter(({ refundedAt }) => refundedAt === null);
        const gone = sales.filter(({ refundedAt }) => refundedAt !== null);
        return {
          salesCount: kept.length,
          netInCents: sum(kept, ({ netInCents }) => netInCents),
          processingInCents: sum(kept, ({ processingInCents }) => processingInCents),
          platformFeeInCents: sum(kept, ({ platformFeeInCents }) => platformFeeInCents),
          creatorInCents: sum(kept, ({ creatorInCents }) => creatorInCents),
          refundedInCents: sum(gone, ({ netInCents }) => netInCents),
        };
      }),
  };
}

function salesOf({ payments, ledger }: State, creatorId: string): SaleRow[] {
  return [...payments.values()]
    .filter((row) => row.creatorId === creatorId && SOLD_STATES.includes(row.state))
    .map((row) =>
      saleOf(
        row,
        [...ledger.values()].filter(({ paymentId }) => paymentId === row.id),
      ),
    );
}

function saleOf(payment: PaymentRow, lines: readonly LedgerRow[]): SaleRow {
  const paid = lines.filter(({ kind }) => kind === "payment");
  const { id, itemId, buyerId, title, settledAt } = payment;
  return {
    id,
    itemId,
    buyerId,
    title,
    soldAt: settledAt ?? 0,
    refundedAt: lines.find(({ kind }) => kind === "refund")?.createdAt ?? null,
    ...amountsOf(paid),
  };
}

function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}
