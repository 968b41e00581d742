import type { ProcessContext } from "../services/shared/context.ts";
import { carryOut, LEASE_MS, type RunOptions } from "./carryOut.ts";

/** How many reactions one process runs at once. */
const AT_ONCE = 8;

/** Runs what is due now, as many as may run at once. Returns how many it ran. */
export async function runDue(context: ProcessContext, options: RunOptions): Promise<number> {
  const rows = await context.store.outbox.claim({
    now: context.now(),
    leaseMs: LEASE_MS,
    limit: AT_ONCE,
  });
  await Promise.all(rows.map((row) => carryOut(context, row, options)));
  return rows.length;
}

/**
 * Runs until nothing is due, including what the reactions themselves request. Returns how many it
 * ran.
 */
export async function drain(context: ProcessContext, options: RunOptions): Promise<number> {
  let all = 0;
  for (;;) {
    const ran = await runDue(context, options);
    if (ran === 0) return all;
    all += ran;
  }
}
