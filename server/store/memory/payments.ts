import { isSettled } from "../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow, PaymentStore } from "../ports/payments.ts";
import type { PaymentTable } from "../transitions/lockedPayment.ts";
import type { Access } from "./state.ts";
import { insertRow, updateRow } from "./write.ts";

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
    addLedgerRows: (rows) =>
      write((state) => {
        for (const row of rows) insertRow(state, "ledger", row);
      }),
    ledgerOf: (paymentId) =>
      read((state) => [...state.ledger.values()].filter((row) => row.paymentId === paymentId)),
    rememberEvent: (event) =>
      write((state) =>
        insertRow(state, "providerEvents", event, { unless: "provider_events_pkey" }),
      ),
  };
}

/** What the transitions of a payment write to. */
export function memoryPaymentTable({ write }: Access): PaymentTable {
  return {
    insert: (row) =>
      write((state) => insertRow(state, "payments", row, { unless: "payments_unsettled" })),
    write: (id, changes) => write((state) => updateRow(state, "payments", id, changes)),
  };
}
