import type { ProcessContext } from "../shared/context.ts";
import { tryRefund } from "./refundPayment.ts";

/** How many refunds one round gives back; the rest waits for the next. */
const AT_ONCE = 100;

/**
 * Gives back what is still owed to buyers. Returns how many got their money. Ends early when `signal`
 * says so.
 */
export async function refundOwed(context: ProcessContext, signal?: AbortSignal): Promise<number> {
  const owed = await context.store.payments.owingRefund(AT_ONCE);
  let done = 0;
  for (const payment of owed) {
    if (signal?.aborted) break;
    const { refundState } = await tryRefund(context, payment);
    if (refundState === "DONE") done += 1;
  }
  return done;
}
