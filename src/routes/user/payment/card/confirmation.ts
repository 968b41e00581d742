import { INTENT_SUCCEEDED, PAYMENT_TEXTS, intentError } from "../../../../domain/payments/texts.ts";

/** What a card provider answers to a confirmation, as far as it matters here. */
interface CardResult {
  readonly error?: { readonly message?: string } | undefined;
  readonly paymentIntent?: { readonly id: string; readonly status: string } | undefined;
}

/** How a confirmation came out. */
export type Confirmation =
  | { kind: "confirmed"; intent: { id: string; status: string } }
  /** `isUnderWay`: the bank has not decided, so that paying once more would be wrong. */
  | { kind: "refused"; message: string; isUnderWay: boolean };

/** Reads a card provider's answer (docs/product.md 7.6): only one status counts as paid. */
export function confirmationOf({ error, paymentIntent }: CardResult): Confirmation {
  if (error) return refused(error.message || PAYMENT_TEXTS.unknown);
  if (!paymentIntent) return refused(PAYMENT_TEXTS.noIntent);
  const { id, status } = paymentIntent;
  if (status === INTENT_SUCCEEDED) return { kind: "confirmed", intent: { id, status } };
  return refused(intentError(status) ?? PAYMENT_TEXTS.unknown, status === "processing");
}

function refused(message: string, isUnderWay = false): Confirmation {
  return { kind: "refused", message, isUnderWay };
}
