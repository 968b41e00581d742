import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../shared/context.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * How long an open payment is asked about, by age in milliseconds. Its hold lasts a quarter of an
 * hour; after that only the provider's own message, or the buyer, brings news of it.
 */
const OPEN_FOR_MS = HOUR_MS;

/** How many payments one sweep asks about. */
const AT_ONCE = 500;

/**
 * Asks the card provider about payments whose news may have got lost: a message that never came, a
 * buyer who closed the page. One that cannot be asked about does not keep the others from it. Ends
 * early when `signal` says so.
 */
export async function sweepPayments(context: ProcessContext, signal?: AbortSignal): Promise<void> {
  const { store, now, log } = context;
  const unsettled = await store.payments.unsettledSince({
    since: now() - OPEN_FOR_MS,
    limit: AT_ONCE,
  });
  // One after the other: a sweep must not take the provider's attention from those who pay now.
  for (const payment of unsettled) {
    if (signal?.aborted) return;
    try {
      await syncPayment(context, payment);
    } catch (error) {
      log("warn", "a payment could not be asked about", {
        paymentId: payment.id,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }
}
