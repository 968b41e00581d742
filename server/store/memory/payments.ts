import type { PaymentState } from "../../../src/domain/generated/enums.ts";
import type { PaymentRow, PaymentStore } from "../ports/payments.ts";
import { type Access, existing } from "./state.ts";

const UNSETTLED: readonly PaymentState[] = ["OPEN", "PROCESSING", "FAILED"];

const eventKey = ({ provider, eventId }: { provider: string; eventId: string }) =>
  `${provider} ${eventId}`;

export function memoryPayments({ read, write }: Access): PaymentStore {
  const find = (matches: (row: PaymentRow) => boolean) =>
    read((state) => [...state.payments.values()].find(matches) ?? null);
  const isUnsettledOf = (row: PaymentRow, of: { buyerId: string; itemId: string }) =>
    row.buyerId === of.buyerId && row.itemId === of.itemId && UNSETTLED.includes(row.state);

  return {
    byId: (id) => read((state) => state.payments.get(id) ?? null),
    byIds: (ids) => read((state) => ids.flatMap((id) => state.payments.get(id) ?? [])),
    byIntent: (intentId) => find((row) => row.intentId === intentId),
    unsettledOf: (of) => find((row) => isUnsettledOf(row, of)),
    insert: (row) =>
      write((state) => {
        if ([...state.payments.values()].some((other) => isUnsettledOf(other, row))) return false;
        state.payments.set(row.id, row);
        return true;
      }),
    update: (id, changes) =>
      write((state) => {
        const row = { ...existing(state.payments, id), ...changes };
        state.payments.set(id, row);
        return row;
      }),
    lock: (id) => read((state) => state.payments.get(id) ?? null),
    owingRefund: (limit) =>
      read((state) =>
        [...state.payments.values()].filter((row) => row.refundState === "OWED").slice(0, limit),
      ),
    unsettledSince: ({ since, limit }) =>
      read((state) =>
        [...state.payments.values()]
          .filter(
            (row) => row.state === "PROCESSING" || (row.state === "OPEN" && row.createdAt >= since),
          )
          .slice(0, limit),
      ),
    addLedgerRows: (rows) =>
      write((state) => {
        for (const row of rows) state.ledger.set(row.id, row);
      }),
    ledgerOf: (paymentId) =>
      read((state) => [...state.ledger.values()].filter((row) => row.paymentId === paymentId)),
    rememberEvent: (event) =>
      write((state) => {
        if (state.cardEvents.has(eventKey(event))) return false;
        state.cardEvents.set(eventKey(event), event.at);
        return true;
      }),
  };
}
