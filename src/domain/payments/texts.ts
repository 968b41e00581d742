/** The texts about payments (docs/product.md 7.6, 7.7). */
export const PAYMENT_TEXTS = {
  /** The card was not confirmed, for an unknown reason. */
  unknown: "An unknown error occurred.",
  /** The card provider's answer holds no intent. */
  noIntent: "No payment intent found in result.",
  failedTitle: "Payment Failed",
  failedBody: "Something went wrong with your payment. Please try again or continue.",
} as const;

/** The one status of a card provider's intent that counts as paid. */
const INTENT_SUCCEEDED = "succeeded";

/** Whether the bank has a payment: the server then has to ask the provider what became of it. */
export function isSent(status: string): boolean {
  return status === INTENT_SUCCEEDED || status === "processing";
}

/** Why an intent is not a success, as shown; null when it is one. */
export function intentError(status: string): string | null {
  return status === INTENT_SUCCEEDED ? null : `Unexpected payment status: ${status}`;
}

/** The line under a success, while it counts down. */
export function redirectingText(seconds: number): string {
  return `Redirecting in ${seconds} seconds...`;
}
