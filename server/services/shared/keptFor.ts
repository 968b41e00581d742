import type { Instant } from "../../../src/domain/time/instant.ts";

/**
 * An answer that is asked for once in so many milliseconds, however many want it meanwhile. A failure is
 * not kept.
 */
export function keptFor<T>(
  milliseconds: number,
  { now, ask }: { now: () => Instant; ask: () => Promise<T> },
): () => Promise<T> {
  let kept: { askedAt: Instant; answer: Promise<T> } | null = null;
  // One from the future was asked for before the clock went back.
  const isRecent = (askedAt: Instant, at: Instant) => askedAt <= at && at - askedAt < milliseconds;
  return () => {
    const at = now();
    if (kept !== null && isRecent(kept.askedAt, at)) return kept.answer;
    const asked = { askedAt: at, answer: ask() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
}
