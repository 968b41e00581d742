import type { ProcessContext } from "../services/shared/context.ts";
import { refundOwed } from "../services/payments/refundOwed.ts";
import { sweepPayments } from "../services/payments/sweepPayments.ts";

type Job = (context: ProcessContext, signal?: AbortSignal) => Promise<unknown>;

/** What time does, in order: money that arrived late finds holds that are over already expired. */
const JOBS: Readonly<Record<string, Job>> = {
  "expire holds": ({ store, now }) => store.bookings.expireHolds({ creatorId: null, now: now() }),
  "sweep payments": sweepPayments,
  "give back money": refundOwed,
  "forget sessions": ({ store, now }) => store.sessions.deleteExpired(now()),
};

/**
 * Does everything once that is due by now. Several processes may do so at once: each job's effect
 * happens once. A job that fails is logged, and does not keep the others from their work. Ends early
 * when `signal` says so.
 */
export async function tick(context: ProcessContext, signal?: AbortSignal): Promise<void> {
  for (const [name, job] of Object.entries(JOBS)) {
    if (signal?.aborted) return;
    try {
      await job(context, signal);
    } catch (error) {
      context.log("error", "a job failed", {
        job: name,
        error: error instanceof Error ? error.stack : String(error),
      });
    }
  }
}
