import { PAYMENT_STATES } from "../../../src/domain/payments/lifecycle.ts";
import { BANK_QUESTION_MS } from "../../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { giveUpAfterHold } from "./steps/giveUpAfterHold.ts";

/**
 * Reaction to the end of a hold: no card can be charged for it any more, whatever page is still
 * open. What the bank is processing stays (docs/product.md 7.17).
 */
export async function giveUpLapsed(
  context: ProcessContext,
  { subjectId: bookingId, at: lapsedAt }: Pick<Due, "subjectId" | "at">,
): Promise<RunAgain | void> {
  const [payment] = await context.store.payments.ofBookings([bookingId]);
  if (payment === undefined) return;
  const given = await giveUpAfterHold(context, { payment, since: lapsedAt });
  const isAsked = given.intentId === payment.intentId && PAYMENT_STATES[given.state].isPayable;
  if (isAsked && given.intentId !== null) return { againAt: lapsedAt + BANK_QUESTION_MS };
}
