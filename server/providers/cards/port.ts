import type { CardProvider } from "../../../src/domain/generated/enums.ts";
/** The status of an intent, in the card provider's terms. */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

/** What the card provider knows of a payment. Amounts in cents. */
export interface CardIntent {
  id: string;
  /** The browser confirms the card with it. */
  clientSecret: string;
  status: IntentStatus;
  amountInCents: number;
  /** What the provider keeps for itself; null until it has succeeded. */
  processingInCents: number | null;
  /**
   * ISO 3166 country of the card that paid; null until it has succeeded, and where the provider
   * does not tell.
   */
  cardCountryCode: string | null;
}

/**
 * A message of the provider: something happened to this intent. Never trusted: only a trigger to
 * ask.
 */
export interface CardEvent {
  eventId: string;
  intentId: string;
}

/** A refund. Amounts in cents. */
export interface CardRefund {
  id: string;
  amountInCents: number;
}

/**
 * The card provider. Every call is idempotent. Each throws `CARD_PROVIDER_UNAVAILABLE` when the
 * provider does not answer. Never called inside a transaction.
 */
export interface Cards {
  name: CardProvider;
  /** The key that the browser needs; null where it needs none. */
  publishableKey: string | null;
  /**
   * The same payment always gets the same intent, whatever the amount. A retry after its intent was
   * cancelled names the old intent in `replaces`, and gets the same new one for it each time.
   */
  createIntent(payment: {
    paymentId: string;
    replaces: string | null;
    amountInCents: number;
  }): Promise<CardIntent>;
  /** An intent that can no longer change stays as it is; the answer has its status. */
  changeAmount(change: { intentId: string; amountInCents: number }): Promise<CardIntent>;
  /** Throws when the provider never made it: a bug. */
  readIntent(intentId: string): Promise<CardIntent>;
  /**
   * No-op while the buyer's bank is processing it, and once it has succeeded; the answer has its
   * status.
   */
  cancelIntent(intentId: string): Promise<CardIntent>;
  /**
   * Refunds the whole amount, once; the same key gets the same answer. Throws when the intent has
   * not succeeded, and when the key was used for another intent: both are bugs.
   */
  refund(refund: { intentId: string; idempotencyKey: string }): Promise<CardRefund>;
  /** The event in a signed request; null when the signature is wrong, or too old. */
  readEvent(request: { body: string; signature: string }): Promise<CardEvent | null>;
}
