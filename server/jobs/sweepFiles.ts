import { HOUR_MS, MINUTE_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { removeUnlessKept } from "../services/shared/storeFile.ts";
import { isUnavailable } from "../../src/domain/shared/errors.ts";

/** No call takes this long: a write still in progress was interrupted. */
const WRITING_MS = HOUR_MS;
/** For this long someone may still be reading a dropped file. */
const DROPPED_MS = 5 * MINUTE_MS;
/** How many files one round removes at most. */
const AT_ONCE = 100;

/**
 * Removes files that belong to no row: those whose writing was cut off, by a killed process for
 * example, and those that their row no longer names. Failures are retried after five minutes,
 * behind the others. Throws when the storage is down: a later round continues.
 */
export async function sweepFiles(
  context: ProcessContext,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { store, now, log } = context;
  const files = await store.files.toSweep({
    writingBefore: now() - WRITING_MS,
    droppedBefore: now() - DROPPED_MS,
    limit: AT_ONCE,
  });
  for (const { key } of files) {
    if (signal?.aborted) return;
    try {
      await removeUnlessKept(context, key);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log("error", "a file could not be removed", { key, error: String(error) });
    }
  }
}
