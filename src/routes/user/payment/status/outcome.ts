import type { PaymentState } from "../../../../domain/generated/enums.ts";
import { intentError } from "../../../../domain/payments/texts.ts";
import { matchEnum } from "../../../../relay/enums.ts";
import type { Failure } from "../../../../session/failure.ts";

/** What is known of a payment that was to be made. */
export type Outcome =
  /** The server is being asked. */
  | { kind: "verifying" }
  /** The bank has not decided. */
  | { kind: "pending" }
  | { kind: "paid" }
  /** Paid, but there was nothing to be had for it any more. */
  | { kind: "refunded" }
  /**
   * `status` is the intent's, as the card provider sent it along; null without one, or a success.
   */
  | { kind: "failed"; status: string | null }
  /** The server could not be asked. */
  | { kind: "unknown"; failure: Failure };

/** What each state says of a payment that was tried. */
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
 * Reads the server's answer; `intentStatus` is what the card provider sent
 * along, null when nothing.
 */
export function outcomeOf(state: AnsweredState, intentStatus: string | null): Outcome {
  const kind = matchEnum(state, KINDS, "pending");
  if (kind !== "failed") return { kind };
  const isOdd = intentStatus !== null && intentError(intentStatus) !== null;
  return { kind, status: isOdd ? intentStatus : null };
}
