import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ACCESS } from "../graphql/generated/access.ts";
import type { SharedCounts } from "../store/ports/sharedCounts.ts";
import { visitorKey } from "./clientAddress.ts";

const WINDOW_SECONDS = 60;

/**
 * What may be done within a minute, as multiples of what one person may call. Addresses have room for a
 * hall of 300 people who open a page and sign in within the same minute.
 */
const SHARES = {
  /** Everything that one address asks for. */
  address: 5,
  /** Everything that one signed-in person asks for. */
  person: 1,
  /** Messages of one outside service, which sends them from few addresses. */
  webhook: 5,
  /** One costly call of one address, from people who are not signed in. */
  costlyByAddress: 1 / 2,
  /** One costly call of one person; refreshes of one session. */
  costlyByPerson: 1 / 40,
} as const;

type Budget = keyof typeof SHARES;
/** Kinds of requests that are counted apart. */
export type RequestKind = "address" | "webhook";

/** Who makes a call, as far as it is known. */
export interface Caller {
  address: string;
  /** Null for a visitor. */
  userId: string | null;
  /** The refresh cookie; null without one. */
  refreshToken: string | null;
}

export interface RateLimitOptions {
  /** What one person may call; all other limits follow from it. */
  perMinute: number;
  /** Null where this process is the only one. */
  shared: SharedCounts | null;
}

/** How often somebody may call (docs/product.md 16.7). */
export interface RateLimits {
  /** Seconds until the address may send such a request again; null when it is allowed. */
  admitRequest(address: string, kind: RequestKind): Promise<number | null>;
  /** The same for the calls of one operation. */
  admitCalls(caller: Caller, calls: readonly string[]): Promise<number | null>;
}

/**
 * Counts each costly call by itself, by person where one is known and by address otherwise, so that
 * nobody uses up what somebody else needs. Costly calls are counted together with the other processes
 * when there is a `shared` count; everything else, and all while that does not answer, in memory.
 */
export function createRateLimits({ perMinute, shared }: RateLimitOptions): RateLimits {
  const pointsOf = (budget: Budget) => Math.max(1, Math.floor(perMinute * SHARES[budget]));
  const limiterOf = (budget: Budget) =>
    new RateLimiterMemory({ points: pointsOf(budget), duration: WINDOW_SECONDS });
  const limiters: Record<Budget, RateLimiterMemory> = {
    address: limiterOf("address"),
    person: limiterOf("person"),
    webhook: limiterOf("webhook"),
    costlyByAddress: limiterOf("costlyByAddress"),
    costlyByPerson: limiterOf("costlyByPerson"),
  };

  const inMemory = (count: Count) => consume(limiters[count.budget], count);

  /** What one process refuses costs no write; what the database refuses is refused from memory. */
  const together = async (count: Count): Promise<number | null> => {
    const seconds = await inMemory(count);
    if (seconds !== null || shared === null) return seconds;
    const { budget, key, points } = count;
    const total = await shared
      // Neither a secret nor an address stands in the database.
      .add({ key: hashed(`${budget}:${key}`), points, seconds: WINDOW_SECONDS })
      .catch(() => null);
    if (total === null || total.points <= pointsOf(budget)) return null;
    const secondsLeft = Math.max(1, Math.ceil(total.secondsLeft));
    await limiters[budget].block(key, secondsLeft);
    return secondsLeft;
  };

  return {
    admitRequest: (address, kind) =>
      inMemory({ budget: kind, key: visitorKey(address), points: 1 }),
    admitCalls: async (caller, calls) => {
      if (caller.userId !== null) {
        const seconds = await inMemory({ budget: "person", key: caller.userId, points: 1 });
        if (seconds !== null) return seconds;
      }
      for (const [call, points] of countedCostly(calls)) {
        const count = { ...bucketOf(call, caller), points };
        const seconds = await (call === "refresh" ? inMemory(count) : together(count));
        if (seconds !== null) return seconds;
      }
      return null;
    },
  };
}

interface Count {
  budget: Budget;
  key: string;
  points: number;
}

function bucketOf(call: string, caller: Caller): Omit<Count, "points"> {
  const { address, userId, refreshToken } = caller;
  // Who refreshes has no good access token, but a cookie that nobody else has.
  const person = call === "refresh" ? refreshToken && hashed(refreshToken) : userId;
  return person === null
    ? { budget: "costlyByAddress", key: `${call}:${visitorKey(address)}` }
    : { budget: "costlyByPerson", key: `${call}:${person}` };
}

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url");

/** How often each of the contract's costly calls is among these. */
function countedCostly(calls: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) {
    if (COSTLY.has(call)) counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  return counts;
}

const COSTLY: ReadonlySet<string> = new Set(
  Object.entries(ACCESS).flatMap(([call, { isCostly }]) => (isCostly ? [call] : [])),
);

async function consume(limiter: RateLimiterMemory, { key, points }: Count): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
  }
}
