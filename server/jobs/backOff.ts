import { MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";

const BASE_MS = SECOND_MS;

/** The longest pause between two attempts, in milliseconds. */
export const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/**
 * Milliseconds until the next attempt after the `attempts`-th has failed: a random pause up to a
 * bound that doubles each time, so that what failed together isn't retried together. `random` is in
 * [0, 1).
 */
export function backOff({ attempts, random }: { attempts: number; random: () => number }): number {
  const bound = Math.min(LONGEST_PAUSE_MS, BASE_MS * 2 ** (attempts - 1));
  return Math.floor(random() * bound);
}
