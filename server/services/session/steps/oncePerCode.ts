import { SIGN_IN_CLAIM_MS } from "../../../../src/domain/shared/limits.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../../shared/context.ts";

interface CodeWork<T> {
  codeHash: string;
  /** The code's existing outcome; null if there isn't one. */
  again: () => Promise<T | null>;
  /** Exchanges it; null when someone else has in the meantime. */
  first: () => Promise<T | null>;
}

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 3_200;

/**
 * Of concurrent calls with the same code, lets one exchange it at the provider; the others, in any
 * process, wait for its outcome. A provider that is asked twice refuses the second, and may revoke
 * what it gave the first (RFC 6749, 4.1.2). If the first one fails, the next may try. Refuses with
 * `UNAVAILABLE` on timeout.
 */
export async function oncePerCode<T>(
  context: Pick<ServiceContext, "store" | "now">,
  work: CodeWork<T>,
): Promise<T> {
  const { codeHash, again, first } = work;
  const { sessions } = context.store;
  // Counted in pauses, because the clock may go back.
  let waitedMs = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const answer = await again();
    if (answer !== null) return answer;
    const claimedAt = context.now();
    if (await sessions.claimCode({ codeHash, claimedAt, since: claimedAt - SIGN_IN_CLAIM_MS })) {
      try {
        return (await first()) ?? (await again()) ?? refuse("SIGN_IN_FAILED");
      } catch (error) {
        return await afterFailure(context, { codeHash, claimedAt, again, error });
      }
    }
    if (waitedMs >= SIGN_IN_CLAIM_MS) return refuse("UNAVAILABLE");
    waitedMs += pauseMs;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** An expired claim may have been replaced by one that led to a session. */
async function afterFailure<T>(
  { store }: Pick<ServiceContext, "store">,
  failed: { codeHash: string; claimedAt: number; again: () => Promise<T | null>; error: unknown },
): Promise<T> {
  const { codeHash, claimedAt, again, error } = failed;
  try {
    const answer = await again();
    if (answer !== null) return answer;
    await store.sessions.releaseCode({ codeHash, claimedAt });
  } catch {
    // The original error matters; the claim expires by itself.
  }
  throw error;
}
