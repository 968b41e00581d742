import {
  abandonedAt,
  isAbandoned,
  nextCheckAt,
} from "../../../src/domain/payments/checkSchedule.ts";
import { awaitsNews } from "../../../src/domain/payments/lifecycle.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { giveUpAfterHold } from "./steps/giveUpAfterHold.ts";
import { giveUpAttempt } from "./steps/giveUpAttempt.ts";
import { isPriceOver } from "./steps/giveUpOutdated.ts";
import { readTodaysQuote } from "./steps/readTodaysQuote.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * Polls the card provider about a payment whose news may have been lost: a message that never came,
 * a buyer who closed the page. An abandoned one is cancelled there and closed, as is one whose
 * price is outdated. One without an attempt has no news: it is closed when its details weren't
 * saved for a day. Runs again, by the payment's own schedule, until no more news is expected
 * (docs/product.md 7.9, 7.16).
 */
export async function checkPayment(
  context: ProcessContext,
  { subjectId, at: openedAt }: Pick<Due, "subjectId" | "at">,
): Promise<RunAgain | void> {
  const payment = await context.store.payments.byId(subjectId);
  if (payment === null || !awaitsNews(payment)) return;
  const checked = await check(context, { payment, openedAt });
  if (checked.intentId === null) return whenAbandoned(checked, openedAt);
  const againAt = nextCheckAt({ state: checked.state, openedAt, now: context.now() });
  return againAt === null ? undefined : { againAt };
}

/** A payment without an attempt only waits to be closed. */
function whenAbandoned({ state }: PaymentRow, openedAt: number): RunAgain | void {
  return state === "OPEN" ? { againAt: abandonedAt(openedAt) } : undefined;
}

async function check(
  context: ProcessContext,
  { payment, openedAt }: { payment: PaymentRow; openedAt: number },
): Promise<PaymentRow> {
  try {
    if (await isOver(context, { payment, openedAt })) return await giveUpAttempt(context, payment);
    // The bank declined it in the end, and its time is no longer held.
    if (payment.state === "FAILED" && (await isLapsed(context, payment))) {
      return await giveUpAfterHold(context, { payment, since: openedAt });
    }
    return await syncPayment(context, payment);
  } catch (error) {
    const isAway = error instanceof RefusalError && error.code === "CARD_PROVIDER_UNAVAILABLE";
    if (!isAway) throw error;
    context.log("warn", "a payment could not be asked about", { paymentId: payment.id });
    return payment;
  }
}

async function isLapsed({ store }: ProcessContext, { bookingId }: PaymentRow): Promise<boolean> {
  if (bookingId === null) return false;
  return (await store.bookings.byId(bookingId))?.state === "LAPSED";
}

async function isOver(
  context: ProcessContext,
  { payment, openedAt }: { payment: PaymentRow; openedAt: number },
): Promise<boolean> {
  if (isAbandoned({ state: payment.state, openedAt, now: context.now() })) return true;
  if (payment.intentId === null) return false;
  // Begun by a version that did not ask first who is billed.
  if (payment.billing === null) return true;
  return isPriceOver(context, { payment, today: await readTodaysQuote(context, payment) });
}
