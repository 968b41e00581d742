import type { ProcessContext } from "../services/shared/context.ts";

/** How many rows one statement deletes: none holds the table for long. */
const AT_ONCE = 1_000;

/**
 * Tidies up what nobody waits for: refresh tokens that have expired. Several processes may do so at
 * once. A failure is logged, and left to the next round. Ends early when `signal` says so.
 */
export async function tick(context: ProcessContext, signal?: AbortSignal): Promise<void> {
  try {
    await forgetSessions(context, signal);
  } catch (error) {
    context.log("error", "a job failed", {
      job: "forget sessions",
      error: error instanceof Error ? error.stack : String(error),
    });
  }
}

async function forgetSessions(
  { store, now }: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) {
    if (signal?.aborted) return;
    deleted = await store.sessions.deleteExpired({ now: now(), limit: AT_ONCE });
  }
}
