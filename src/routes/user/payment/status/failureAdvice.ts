/**
 * What happened to a payment that failed, and what to do next, by the status
 * of the provider's intent.
 */
const ADVICE: Readonly<Record<string, string>> = {
  requires_payment_method: "Your card wasn’t charged. Try another card or ask your bank.",
  requires_action:
    "Your bank couldn’t confirm that it’s you, so nothing was charged. Try again and follow your bank’s steps.",
  requires_confirmation: "Your payment wasn’t sent, so nothing was charged. Try again.",
  canceled:
    "This attempt was cancelled, perhaps in another tab, so nothing was charged. Try again to see the current total.",
};

const OTHERWISE =
  "Nothing was charged. Try again with this card or another one, or choose Continue to leave without paying.";

/** For people; `status` is null if the provider sent none. */
export function failureAdvice(status: string | null): string {
  return (status !== null && Object.hasOwn(ADVICE, status) && ADVICE[status]) || OTHERWISE;
}
