import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { SharedCounts } from "../../store/ports/sharedCounts.ts";

const MINUTE_IN_SECONDS = 60;
/** Parts of a limit; the other processes are told as each is used up. */
const PARTS = 40;

/**
 * How a process shares its counts with the others:
 * - `each`: each point, before the call is answered. The limit holds exactly.
 * - `repeats`: the same, except for the first point of a key, so that keys used once cost nothing.
 *   The limit holds except for one point per process.
 * - `parts`: whenever another fortieth of the limit is used up, in parallel with the call, which
 *   doesn't wait. The limit holds except for a fortieth per process, plus what is allowed while the
 *   database answers.
 */
export type Sharing = "each" | "repeats" | "parts";

/** Counts points of keys, each up to a limit within a minute, or another time. */
export interface Limiter {
  /** Seconds until the key may have that many points; null if granted now. */
  consume(key: string, points: number): Promise<number | null>;
}

/**
 * Counts in memory, and together with the other processes where there is a `shared` count. While
 * that is unavailable, each process counts by itself.
 */
export function createLimiter(options: {
  /** What its keys begin with in the shared count. */
  name: string;
  limit: number;
  sharing: Sharing;
  /** Null where this process is the only one. */
  shared: SharedCounts | null;
  /** How long points count; a minute by default. */
  seconds?: number;
}): Limiter {
  const { name, limit, sharing, shared, seconds: duration = MINUTE_IN_SECONDS } = options;
  const limiter = new RateLimiterMemory({ points: limit, duration });
  const told = pointsToShare(sharing, limit);

  const addShared = async (counts: SharedCounts, { key, points }: Count) => {
    // Neither secrets nor addresses are stored in the database.
    const count = { key: hashed(`${name}:${key}`), points, seconds: duration };
    const total = await counts.add(count).catch(() => null);
    if (total === null || total.points <= limit) return null;
    const seconds = Math.max(1, Math.ceil(total.secondsLeft));
    // From now on it is refused without a query.
    await limiter.block(key, seconds);
    return seconds;
  };
  return {
    consume: async (key, points) => {
      const taken = await take(limiter, { key, points });
      if (taken.seconds !== null || shared === null) return taken.seconds;
      const news = told(taken.points) - told(taken.points - points);
      if (news === 0) return null;
      const refused = addShared(shared, { key, points: news });
      return sharing === "parts" ? null : refused;
    },
  };
}

interface Count {
  key: string;
  points: number;
}

/** How many of its counted points a process shares with the others. */
function pointsToShare(sharing: Sharing, limit: number): (points: number) => number {
  if (sharing === "each") return (points) => points;
  if (sharing === "repeats") return (points) => Math.max(0, points - 1);
  const part = Math.max(1, Math.floor(limit / PARTS));
  return (points) => points - (points % part);
}

/** The key's points within the time that counts, or the seconds until it may have some again. */
type Taken = { seconds: null; points: number } | { seconds: number };

async function take(limiter: RateLimiterMemory, { key, points }: Count): Promise<Taken> {
  try {
    const { consumedPoints } = await limiter.consume(key, points);
    return { seconds: null, points: consumedPoints };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return { seconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) };
  }
}

/** A digest that doesn't reveal the text. */
const hashed = (text: string): string => createHash("sha256").update(text).digest("base64url");
