import type { LedgerRow, NewPayment, SaleAmounts } from "../ports/payments.ts";
import { NOW } from "./now.ts";

/** An open payment of 60.50 euro. */
export function paymentRow(row: Partial<NewPayment> & { id: string }): NewPayment {
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
    intentId: `intent-${row.id}`,
    clientSecret: `secret-${row.id}`,
    createdAt: NOW,
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

/** What the ledger says of a sale of 50 euro. */
export const SALE: SaleAmounts = {
  netInCents: 5000,
  processingInCents: 100,
  platformFeeInCents: 490,
  creatorInCents: 4410,
};
