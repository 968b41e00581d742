import type { PaymentState } from "../generated/enums.ts";
import type { EventName } from "../shared/events.ts";
import { type Beginning, type Transition, afterMove, keysOf } from "../shared/lifecycle.ts";

/* The life cycle of a payment (docs/product.md 7.2), and the only place that defines its states. */

/** What a state means. */
interface StateFacts {
  /** Nothing can happen to it any more except refunding what is owed. */
  readonly isSettled: boolean;
  /** The card provider may have news of it. */
  readonly awaitsNews: boolean;
  /** The buyer can pay it, or retry. */
  readonly isPayable: boolean;
}

/** Every state of a payment. */
export const PAYMENT_STATES = {
  OPEN: { isSettled: false, awaitsNews: true, isPayable: true },
  PROCESSING: { isSettled: false, awaitsNews: true, isPayable: false },
  // Another card may still be charged, until the attempt is cancelled.
  FAILED: { isSettled: false, awaitsNews: true, isPayable: true },
  PAID: { isSettled: true, awaitsNews: false, isPayable: false },
  REFUNDED: { isSettled: true, awaitsNews: false, isPayable: false },
} as const satisfies Readonly<Record<PaymentState, StateFacts>>;

/** A payment's initial state. */
export const PAYMENT_OPEN = {
  begins: ["OPEN"],
  emits: "paymentOpened",
  needs: "The buyer has no other payment for the item that is not settled.",
} as const satisfies Beginning<PaymentState, EventName>;

/** Every transition of a payment. */
export const PAYMENT_TRANSITIONS = {
  reopen: {
    moves: { OPEN: "OPEN", FAILED: "OPEN" },
    emits: "paymentOpened",
    needs:
      "What it pays for is still available to the buyer. Price, billing and VAT are fixed again.",
  },
  process: {
    moves: { OPEN: "PROCESSING", PROCESSING: "PROCESSING", FAILED: "PROCESSING" },
    emits: "paymentProcessing",
    needs: "The card provider says that the bank is at work on it.",
  },
  fail: {
    moves: { OPEN: "FAILED", FAILED: "FAILED" },
    emits: "paymentFailed",
    needs: "The attempt was cancelled.",
  },
  decline: {
    moves: { PROCESSING: "FAILED" },
    emits: "paymentDeclined",
    needs: "The bank declined it after it took its time, or the attempt was cancelled meanwhile.",
  },
  pay: {
    moves: { OPEN: "PAID", PROCESSING: "PAID", FAILED: "PAID" },
    emits: "paymentPaid",
    needs: "The card provider says that it succeeded, and what was bought can be given.",
  },
  refund: {
    moves: { OPEN: "REFUNDED", PROCESSING: "REFUNDED", FAILED: "REFUNDED", PAID: "REFUNDED" },
    emits: "refundOwed",
    needs:
      "It succeeded, but what was bought can't be given, or another amount was charged than that costs; or its session is cancelled in time, or by its creator.",
  },
  markRefunded: {
    moves: { REFUNDED: "REFUNDED" },
    emits: "paymentRefunded",
    needs: "The card provider has taken the refund on.",
  },
} as const satisfies Readonly<Record<string, Transition<PaymentState, EventName>>>;

/** The name of a transition in the life cycle of payments. */
export type PaymentTransitionName = keyof typeof PAYMENT_TRANSITIONS;

/** The state after a transition; null if it is not allowed. */
export function afterPaymentTransition(
  name: PaymentTransitionName,
  from: PaymentState,
): PaymentState | null {
  return afterMove<PaymentState>(PAYMENT_TRANSITIONS[name], from);
}

/** Whether nothing can happen to a payment any more except refunding what is owed. */
export function isSettled({ state }: { readonly state: PaymentState }): boolean {
  return PAYMENT_STATES[state].isSettled;
}

/** Whether the card provider may have news of a payment. */
export function awaitsNews({ state }: { readonly state: PaymentState }): boolean {
  return PAYMENT_STATES[state].awaitsNews;
}

/**
 * Whether a payment was given up: no card can be charged for it, and no money ever was
 * (docs/product.md 7.9).
 */
export function isGivenUp(payment: {
  readonly state: PaymentState;
  readonly intentId: string | null;
}): boolean {
  return payment.state === "FAILED" && payment.intentId === null;
}

/** States in which a buyer has at most one payment for an item. */
export const UNSETTLED_STATES: readonly PaymentState[] = keysOf(PAYMENT_STATES).filter(
  (state) => !PAYMENT_STATES[state].isSettled,
);

/** States in which a payment is a sale, kept or refunded. */
export const SOLD_STATES: readonly PaymentState[] = keysOf(PAYMENT_STATES).filter(
  (state) => PAYMENT_STATES[state].isSettled,
);
