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
  /** With this the browser confirms the card. */
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

/** A message of the provider: something happened to this intent. Never believed, only acted on. */
export interface CardEvent {
  eventId: string;
  intentId: string;
}

/** Money that was given back. Amounts in cents. */
export interface CardRefund {
  id: string;
  amountInCents: number;
}

/**
 * The card provider. Every call can be repeated. Each throws `CARD_PROVIDER_UNAVAILABLE` when the
 * provider does not answer. Never called inside a transaction.
 */
export interface Cards {
  name: CardProvider;
  /** The key that the browser needs; null where it needs none. */
  publishableKey: string | null;
  /**
   * The same payment always gets the same intent, whatever the amount. One whose intent was cancelled and that is tried
   * again names the old intent in `replaces`, and gets the same new one for it each time.
   */
  createIntent(payment: {
    paymentId: string;
    replaces: string | null;
    amountInCents: number;
  }): Promise<CardIntent>;
  /** An intent that can no longer change stays as it is; the answer says how it stands. */
  changeAmount(change: { intentId: string; amountInCents: number }): Promise<CardIntent>;
  /** Throws when the provider never made it: a bug. */
  readIntent(intentId: string): Promise<CardIntent>;
  /**
   * Does nothing while the buyer's bank is processing it, and when it has succeeded; the answer says
   * how it stands.
   */
  cancelIntent(intentId: string): Promise<CardIntent>;
  /**
   * Refunds the whole amount, once; the same key gets the same answer again. Throws when the intent
   * has not succeeded, and when the key was used for another intent: both are bugs.
   */
  refund(refund: { intentId: string; idempotencyKey: string }): Promise<CardRefund>;
  /** The event in a signed request; null when the signature is wrong, or too old. */
  readEvent(request: { body: string; signature: string }): Promise<CardEvent | null>;
}
