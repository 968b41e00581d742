import { intentError } from "../../../../domain/payments/texts.ts";
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
  /** `reason` is what the card provider said, if it did. */
  | { kind: "failed"; reason: string | null }
  /** The server could not be asked. */
  | { kind: "unknown"; failure: Failure };

/** Reads the server's answer; `intentStatus` is what the card provider's way back said, null without. */
export function outcomeOf(state: string, intentStatus: string | null): Outcome {
  switch (state) {
    case "PAID":
      return { kind: "paid" };
    case "REFUNDED":
      return { kind: "refunded" };
    case "PROCESSING":
      return { kind: "pending" };
    default:
      return { kind: "failed", reason: intentStatus === null ? null : intentError(intentStatus) };
  }
}
