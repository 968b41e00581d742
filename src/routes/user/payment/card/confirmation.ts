import type { PaymentIntent } from "@stripe/stripe-js";
import { PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";
import { type IntentAdvice, SENT, intentAdvice } from "./intentAdvice.ts";

/** What a card provider answers to a confirmation, as far as it matters here. */
interface CardResult {
  readonly error?: { readonly message?: string } | undefined;
  readonly paymentIntent?:
    | { readonly id: string; readonly status: PaymentIntent.Status }
    | undefined;
}

/** How a confirmation came out. */
export type Confirmation =
  /** The bank has it: the server says what became of it. */
  | { kind: "sent"; intent: { id: string; status: string } }
  /** `detail` is the message that the status has by itself, null without a status. */
  | ({ kind: "refused"; detail: string | null } & IntentAdvice);

/** Reads a card provider's answer (docs/product.md 7.6). */
export function confirmationOf({ error, paymentIntent }: CardResult): Confirmation {
  if (error) return refused(error.message || PAYMENT_TEXTS.unknown);
  if (!paymentIntent) return refused(PAYMENT_TEXTS.noIntent);
  const { id, status } = paymentIntent;
  const advice = intentAdvice(status);
  if (advice === SENT) return { kind: "sent", intent: { id, status } };
  return { kind: "refused", detail: intentError(status), ...advice };
}

/** Not confirmed, for a reason in words: the card can be tried again. */
export function refused(text: string): Confirmation {
  return { kind: "refused", detail: null, text, next: "pay" };
}
