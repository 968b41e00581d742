import type { PaymentState } from "../../../src/domain/generated/enums.ts";
import { PAYMENT_STATES, isGivenUp, isSettled } from "../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow, PaymentStore } from "../ports/payments.ts";
import type { PaymentTable } from "../transitions/lockedPayment.ts";
import { memorySales } from "./sales.ts";
import type { Access, State } from "./state.ts";
import { deleteRow, insertRow, updateRow } from "./write.ts";

export function memoryPayments({ read, write }: Access): PaymentStore {
  const find = (matches: (row: PaymentRow) => boolean) =>
    read((state) => [...state.payments.values()].find(matches) ?? null);

  return {
    byId: (id) => read((state) => state.payments.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.payments.get(id) ?? [])),
    byIntent: (intentId) => find((row) => row.intentId === intentId),
    ofBookings: (ids) =>
      read((state) =>
        [...state.payments.values()].filter(
          ({ bookingId }) => bookingId !== null && ids.includes(bookingId),
        ),
      ),
    unsettledOf: ({ buyerId, itemId }) =>
      find((row) => row.buyerId === buyerId && row.itemId === itemId && !isSettled(row)),
    purchasesAmong: ({ buyerId, itemIds }) =>
      read((state) => purchasesOf(state, buyerId).filter(({ itemId }) => itemIds.includes(itemId))),
    refundedOf: ({ buyerId, itemId }) =>
      read(
        (state) =>
          contentPaymentsOf(state, { buyerId, wanted: "REFUNDED" })
            .filter((row) => row.itemId === itemId)
            .sort(latestFirst)[0] ?? null,
      ),
    attemptsFor: ({ itemId, after, limit }) =>
      read((state) =>
        [...state.payments.values()]
          .filter((row) => row.itemId === itemId && isContentAttempt(row))
          .filter(({ id }) => after === null || id > after)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      ),
    forgetGivenUp: (itemId) =>
      write((state) => {
        for (const row of state.payments.values()) {
          if (row.itemId === itemId && isForgettable(row)) deleteRow(state, "payments", row);
        }
      }),
    addLedgerRows: (rows) =>
      write((state) => {
        for (const row of rows) insertRow(state, "ledger", row);
      }),
    ledgerOf: (paymentId) =>
      read((state) => [...state.ledger.values()].filter((row) => row.paymentId === paymentId)),
    ...memorySales({ read }),
    rememberEvent: (event) =>
      write((state) =>
        insertRow(state, "providerEvents", event, { unless: "provider_events_pkey" }),
      ),
    forgetEvents: ({ before, limit }) =>
      write((state) => {
        const old = [...state.providerEvents.values()]
          .filter(({ at }) => at < before)
          .sort((a, b) => a.at - b.at)
          .slice(0, limit);
        for (const row of old) deleteRow(state, "providerEvents", row);
        return old.length;
      }),
  };
}

const isContentAttempt = ({ state, intentId, bookingId }: PaymentRow) =>
  PAYMENT_STATES[state].isPayable && intentId !== null && bookingId === null;

/** Whether it may be deleted along with its item. */
export const isForgettable = (row: PaymentRow) => isGivenUp(row) && row.bookingId === null;

/** A person's payments for content that are paid, and not refunded. */
export const purchasesOf = (state: State, buyerId: string): PaymentRow[] =>
  contentPaymentsOf(state, { buyerId, wanted: "PAID" });

function contentPaymentsOf(
  { payments }: State,
  { buyerId, wanted }: { buyerId: string; wanted: PaymentState },
): PaymentRow[] {
  return [...payments.values()].filter(
    (row) => row.buyerId === buyerId && row.bookingId === null && row.state === wanted,
  );
}

function latestFirst(a: PaymentRow, b: PaymentRow): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : -1;
}

/** The table behind a payment's transitions. */
export function memoryPaymentTable({ write }: Access): PaymentTable {
  return {
    insert: (row) =>
      write((state) => insertRow(state, "payments", row, { unless: "payments_unsettled" })),
    write: (id, changes) => write((state) => updateRow(state, "payments", id, changes)),
  };
}
