import type { PaymentIntent } from "@stripe/stripe-js";
import { PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";
import { cardAdvice } from "./cardAdvice.ts";
import { type IntentAdvice, SENT, UNDECIDED, intentAdvice } from "./intentAdvice.ts";

type Intent = Pick<PaymentIntent, "id" | "status">;

/** A card provider's answer to a confirmation, as far as it matters here. */
interface CardResult {
  readonly error?:
    | { readonly code?: string; readonly message?: string; readonly payment_intent?: Intent }
    | undefined;
  readonly paymentIntent?: Intent | undefined;
}

/** The outcome of a confirmation. */
export type Confirmation =
  /** The bank has it: the server knows the outcome. */
  | { kind: "sent"; intent: { id: string; status: string } }
  /** There was nothing to confirm: the screen shows the payment's status by itself. */
  | { kind: "over" }
  /** `detail` is the short message with the code, null where `text` is the provider's. */
  | ({ kind: "refused"; detail: string | null } & IntentAdvice);

/** The card was not charged, as far as is known. */
export type Refusal = Extract<Confirmation, { kind: "refused" }>;

/**
 * The provider refuses to confirm an intent that can't be confirmed any more, and says which it is.
 */
const NOT_TO_CONFIRM = "payment_intent_unexpected_state";

/** Interprets a card provider's answer (docs/product.md 7.6). */
export function confirmationOf({ error, paymentIntent }: CardResult): Confirmation {
  if (error?.code === NOT_TO_CONFIRM && error.payment_intent) return read(error.payment_intent);
  if (error?.message) return refused(cardAdvice({ ...error, message: error.message }));
  if (error) return { kind: "refused", detail: PAYMENT_TEXTS.unknown, ...UNDECIDED };
  if (!paymentIntent) return { kind: "refused", detail: PAYMENT_TEXTS.noIntent, ...UNDECIDED };
  return read(paymentIntent);
}

function read({ id, status }: Intent): Confirmation {
  const advice = intentAdvice(status);
  if (advice === SENT) return { kind: "sent", intent: { id, status } };
  return { kind: "refused", detail: intentError(status), ...advice };
}

/** The outcome is unknown: the provider did not answer. */
export function unanswered(): Confirmation {
  return { kind: "refused", detail: PAYMENT_TEXTS.unknown, ...UNDECIDED };
}

/** Not confirmed, with a reason for people: the card can be retried. */
export function refused(text: string): Confirmation {
  return { kind: "refused", detail: null, text, next: "pay" };
}
