import type { PaymentState, VatNumberStatus } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BillingDetails } from "./profiles.ts";

/** A payment with the VAT frozen on it. Amounts in cents. */
export interface PaymentRow {
  id: string;
  buyerId: string;
  creatorId: string;
  itemId: string;
  /** The booking that it pays for; null for content. */
  bookingId: string | null;
  title: string;
  description: string | null;
  netInCents: number;
  vatInCents: number;
  vatBasisPoints: number;
  vatCountryCode: string;
  isReverseCharge: boolean;
  /** How the check of the buyer's VAT number came out; null without one. */
  vatNumberStatus: VatNumberStatus | null;
  billing: BillingDetails | null;
  state: PaymentState;
  intentId: string;
  clientSecret: string;
  /** Whether the provider has been told to give the money back; null when there is nothing to. */
  refundState: "OWED" | "DONE" | null;
  createdAt: Instant;
  settledAt: Instant | null;
}

/** A line of the ledger: the lines of a payment sum to zero. */
export interface LedgerRow {
  id: string;
  paymentId: string;
  kind: "payment" | "refund";
  account: "buyer" | "vat" | "processing" | "platform_fee" | "creator";
  amountInCents: number;
  createdAt: Instant;
}

/** Payments, their ledger, and the card provider's events that were seen. */
export interface PaymentStore {
  byId(id: string): Promise<PaymentRow | null>;
  byIds(ids: readonly string[]): Promise<PaymentRow[]>;
  byIntent(intentId: string): Promise<PaymentRow | null>;
  /** The buyer's OPEN, PROCESSING or FAILED payment for the item; at most one exists. */
  unsettledOf(query: { buyerId: string; itemId: string }): Promise<PaymentRow | null>;
  /** False, with nothing written, when the buyer has an unsettled one for the item. */
  insert(row: PaymentRow): Promise<boolean>;
  /** Throws when the id is unknown. */
  update(id: string, changes: Partial<Omit<PaymentRow, "id">>): Promise<PaymentRow>;
  /** Until the transaction ends, nobody else gets past the lock. Returns the row as it is then. */
  lock(id: string): Promise<PaymentRow | null>;
  /** Payments whose money is still to be given back. */
  owingRefund(limit: number): Promise<PaymentRow[]>;
  /** PROCESSING ones and, younger than `since`, OPEN ones: what a sweep asks the provider about. */
  unsettledSince(query: { since: Instant; limit: number }): Promise<PaymentRow[]>;
  addLedgerRows(rows: readonly LedgerRow[]): Promise<void>;
  ledgerOf(paymentId: string): Promise<LedgerRow[]>;
  /** False when the event was remembered before. */
  rememberEvent(event: { provider: string; eventId: string; at: Instant }): Promise<boolean>;
}
