import type { PaymentIntent } from "@stripe/stripe-js";
import { PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";
import { matchEnum } from "../../../../relay/enums.ts";

/** What a card provider answers to a confirmation, as far as it matters here. */
interface CardResult {
  readonly error?: { readonly message?: string } | undefined;
  readonly paymentIntent?:
    | { readonly id: string; readonly status: PaymentIntent.Status }
    | undefined;
}

/** How a confirmation came out. */
export type Confirmation =
  | { kind: "confirmed"; intent: { id: string; status: string } }
  /** `isProcessing`: the bank has not decided yet, so paying again would be wrong. */
  | { kind: "refused"; message: string; isProcessing: boolean };

/** What each status of an intent means after its confirmation. */
const DECISIONS: Record<PaymentIntent.Status, "paid" | "processing" | "not paid"> = {
  succeeded: "paid",
  processing: "processing",
  canceled: "not paid",
  requires_action: "not paid",
  requires_capture: "not paid",
  requires_confirmation: "not paid",
  requires_payment_method: "not paid",
};

/** Reads a card provider's answer (docs/product.md 7.6): only one status counts as paid. */
export function confirmationOf({ error, paymentIntent }: CardResult): Confirmation {
  if (error) return refused(error.message || PAYMENT_TEXTS.unknown);
  if (!paymentIntent) return refused(PAYMENT_TEXTS.noIntent);
  const { id, status } = paymentIntent;
  const decision = matchEnum(status, DECISIONS, "not paid");
  if (decision === "paid") return { kind: "confirmed", intent: { id, status } };
  return refused(intentError(status) ?? PAYMENT_TEXTS.unknown, decision === "processing");
}

function refused(message: string, isProcessing = false): Confirmation {
  return { kind: "refused", message, isProcessing };
}
