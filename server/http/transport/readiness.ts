import { withTimeout } from "../../concurrency/withTimeout.ts";

/** How long an answer of the database is cached. */
const KEPT_MS = 1_000;
/** A database that takes longer counts as unavailable. */
const PATIENCE_MS = 2_000;

/**
 * Whether the database answers. Anyone may ask, as often as they like, so it is queried once at a
 * time and once a second at most, and a hang is reported after two seconds. `now` is any clock in
 * milliseconds that does not go back.
 */
export function createReadiness(options: {
  ping: () => Promise<void>;
  now: () => number;
}): () => Promise<boolean> {
  const { ping, now } = options;
  let answer = Promise.resolve(false);
  let isAsking = false;
  let keptUntil = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    isAsking = true;
    const isThere = await ping().then(
      () => true,
      () => false,
    );
    isAsking = false;
    keptUntil = now() + KEPT_MS;
    return isThere;
  };
  return () => {
    if (!isAsking && now() >= keptUntil) {
      answer = withTimeout(ask(), { ms: PATIENCE_MS, onLate: () => false });
    }
    return answer;
  };
}
