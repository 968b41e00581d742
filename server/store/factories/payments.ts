import type { LedgerRow, PaymentRow } from "../ports/payments.ts";
import { NOW } from "./now.ts";

/** An open payment of 60.50 euro. */
export function paymentRow(row: Partial<PaymentRow> & { id: string }): PaymentRow {
  return {
    buyerId: "booker",
    creatorId: "creator",
    itemId: "call",
    bookingId: null,
    title: "Demo Offer",
    description: null,
    netInCents: 5000,
    vatInCents: 1050,
    vatBasisPoints: 2100,
    vatCountryCode: "BE",
    isReverseCharge: false,
    vatNumberStatus: null,
    billing: null,
    state: "OPEN",
    intentId: `intent-${row.id}`,
    clientSecret: `secret-${row.id}`,
    refundState: null,
    createdAt: NOW,
    settledAt: null,
    ...row,
  };
}

export function ledgerRow(row: Partial<LedgerRow> & { id: string }): LedgerRow {
  return {
    paymentId: "payment",
    kind: "payment",
    account: "buyer",
    amountInCents: 0,
    createdAt: NOW,
    ...row,
  };
}
