import { isAbandoned, nextCheckAt } from "../../../src/domain/payments/checkSchedule.ts";
import { awaitsNews } from "../../../src/domain/payments/lifecycle.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { isPriceOver } from "./steps/giveUpOutdated.ts";
import { readTodaysQuote } from "./steps/readTodaysQuote.ts";
import { applyIntent } from "./steps/syncPayment.ts";

/**
 * Asks the card provider about a payment whose news may have got lost: a message that never came, a
 * buyer who closed the page. One that nobody finished is cancelled there and closed, and so is one
 * whose price no longer stands. Runs again, by the payment's own schedule, until no more news is
 * expected (docs/product.md 7.9, 7.16).
 */
export async function checkPayment(
  context: ProcessContext,
  { subjectId, at: openedAt }: Pick<Due, "subjectId" | "at">,
): Promise<RunAgain | void> {
  const payment = await context.store.payments.byId(subjectId);
  if (payment === null || !awaitsNews(payment)) return;
  const checked = await check(context, { payment, openedAt });
  if (checked === "CANCELLED") return;
  const againAt = nextCheckAt({ state: checked.state, openedAt, now: context.now() });
  return againAt === null ? undefined : { againAt };
}

/**
 * The payment as it is then, or that its attempt was cancelled: another one has checks of its own.
 */
async function check(
  context: ProcessContext,
  { payment, openedAt }: { payment: PaymentRow; openedAt: number },
): Promise<PaymentRow | "CANCELLED"> {
  const { providers, now, log } = context;
  try {
    const today = await readTodaysQuote(context, payment);
    if (
      isAbandoned({ state: payment.state, openedAt, now: now() }) ||
      isPriceOver(context, { payment, today })
    ) {
      // Does nothing to one that has succeeded meanwhile; which it is, the provider says next.
      await providers.cards.cancelIntent(payment.intentId);
    }
    const intent = await providers.cards.readIntent(payment.intentId);
    const applied = await applyIntent(context, { payment, intent });
    return intent.status === "canceled" ? "CANCELLED" : applied;
  } catch (error) {
    const isAway = error instanceof RefusalError && error.code === "CARD_PROVIDER_UNAVAILABLE";
    if (!isAway) throw error;
    log("warn", "a payment could not be asked about", { paymentId: payment.id });
    return payment;
  }
}
