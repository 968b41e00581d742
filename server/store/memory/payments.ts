import { isSettled } from "../../../src/domain/payments/lifecycle.ts";
import type { PaymentRow, PaymentStore } from "../ports/payments.ts";
import type { PaymentTable } from "../transitions/lockedPayment.ts";
import { type Access, existing } from "./state.ts";

const eventKey = ({ provider, eventId }: { provider: string; eventId: string }) =>
  `${provider} ${eventId}`;

const isUnsettledOf = (row: PaymentRow, of: { buyerId: string; itemId: string }) =>
  row.buyerId === of.buyerId && row.itemId === of.itemId && !isSettled(row);

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
    unsettledOf: (of) => find((row) => isUnsettledOf(row, of)),
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

/** What the transitions of a payment write to. */
export function memoryPaymentTable({ write }: Access): PaymentTable {
  return {
    insert: (row) =>
      write((state) => {
        const others = [...state.payments.values()];
        if (others.some((other) => isUnsettledOf(other, row))) return false;
        state.payments.set(row.id, checked(row, others));
        return true;
      }),
    write: (id, changes) =>
      write((state) => {
        const row = { ...existing(state.payments, id), ...changes };
        const others = [...state.payments.values()].filter((other) => other.id !== id);
        state.payments.set(id, checked(row, others));
        return row;
      }),
  };
}

/** The constraints of the database's table: a row that it would refuse is refused here too. */
function checked(row: PaymentRow, others: readonly PaymentRow[]): PaymentRow {
  if ((row.state === "REFUNDED") !== (row.refundState !== null)) {
    throw new Error(`check: a payment cannot be ${row.state} with refund ${row.refundState}`);
  }
  const isTwice = (other: PaymentRow) =>
    row.bookingId !== null && other.bookingId === row.bookingId;
  if (others.some(isTwice)) throw new Error("payments_of_booking: a booking has one payment");
  return row;
}
