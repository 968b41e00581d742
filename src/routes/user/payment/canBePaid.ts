import { PAYMENT_STATES } from "../../../domain/payments/lifecycle.ts";
import { matchEnum } from "../../../relay/enums.ts";
import type { AnsweredState } from "./status/outcome.ts";

/** Whether the buyer can still pay: not where it is settled, or the bank is at work on it. */
export function canBePaid(state: AnsweredState): boolean {
  return matchEnum(state, PAYMENT_STATES, null)?.isPayable ?? false;
}
