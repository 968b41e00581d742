import type { PaymentIntent } from "@stripe/stripe-js";
import { matchEnum } from "../../../../relay/enums.ts";

/** What somebody can do about an undecided card payment. */
export interface IntentAdvice {
  /** What happened and what to do next, for people. */
  text: string;
  /** Retry here, restart at step 1, or see what the server knows: then paying twice is possible. */
  next: "pay" | "begin" | "look";
}

/** The statuses of an intent that lead to the status page, which asks the server. */
export const SENT = "sent";

/** Unknown: the server can ask the provider. */
export const UNDECIDED: IntentAdvice = {
  text: "We can’t tell yet whether you’ve paid. Don’t pay again before you’ve checked its status.",
  next: "look",
};

const ADVICE: Record<PaymentIntent.Status, IntentAdvice | typeof SENT> = {
  succeeded: SENT,
  processing: SENT,
  canceled: {
    text: "This attempt to pay was cancelled, perhaps in another tab, so nothing was charged. Start again to see the current total.",
    next: "begin",
  },
  requires_payment_method: {
    text: "Your card wasn’t charged. Check its details, or try another card.",
    next: "pay",
  },
  requires_confirmation: {
    text: "Your payment wasn’t sent, so nothing was charged. Press Pay again.",
    next: "pay",
  },
  requires_action: {
    text: "Your bank still needs to confirm that it’s you, so nothing was charged. Press Pay again and follow your bank’s steps.",
    next: "pay",
  },
  requires_capture: {
    text: "Your bank has set the amount aside, but it hasn’t reached us. Don’t pay again before you’ve checked its status.",
    next: "look",
  },
};

/**
 * What an intent's status after the card means (docs/product.md 7.6); a provider may add others.
 */
export function intentAdvice(status: PaymentIntent.Status): IntentAdvice | typeof SENT {
  return matchEnum(status, ADVICE, UNDECIDED);
}
