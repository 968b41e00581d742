import type { PaymentState } from "../../../../domain/generated/enums.ts";
import { intentError } from "../../../../domain/payments/texts.ts";
import { matchEnum } from "../../../../relay/enums.ts";
import type { Failure } from "../../../../calls/failure.ts";

/** What is known about an attempted payment. */
export type Outcome =
  /** The server is being asked. */
  | { kind: "verifying" }
  /** The bank has not decided. */
  | { kind: "pending" }
  | { kind: "paid" }
  /** Paid, but no longer available. */
  | { kind: "refunded" }
  /**
   * `status` is the intent's, as the card provider sent it along; null without one, or a success.
   */
  | { kind: "failed"; status: string | null }
  /** The server could not be asked. */
  | { kind: "unknown"; failure: Failure };

/** What each state says about an attempted payment. */
const KINDS = {
  OPEN: "failed",
  PROCESSING: "pending",
  PAID: "paid",
  FAILED: "failed",
  REFUNDED: "refunded",
} as const satisfies Record<PaymentState, Outcome["kind"]>;

/** A payment's state as the server answers it: a newer server may know more of them. */
export type AnsweredState = PaymentState | "%future added value";

/**
 * Interprets the server's answer; `intentStatus` is the card provider's parameter, null without
 * one.
 */
export function outcomeOf(state: AnsweredState, intentStatus: string | null): Outcome {
  const kind = matchEnum(state, KINDS, "pending");
  if (kind !== "failed") return { kind };
  const isOdd = intentStatus !== null && intentError(intentStatus) !== null;
  return { kind, status: isOdd ? intentStatus : null };
}
