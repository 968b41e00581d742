import { EXPORT_PATHS } from "../../src/domain/shared/exports.ts";
import { ACCESS } from "../graphql/generated/access.ts";
import type { SharedCounts } from "../store/ports/sharedCounts.ts";
import { visitorKey } from "./clientAddress.ts";
import { type Limiter, type Sharing, createLimiter, hashed } from "./limiter.ts";

/**
 * What may be done within a minute, as multiples of what one person may call. Addresses have room
 * for a hall of 300 people who open a page and sign in within the same minute.
 */
const BUDGETS = {
  /** Everything that one address asks for. */
  address: { share: 5, sharing: "parts" },
  /** Everything that one signed-in person asks for. */
  person: { share: 1, sharing: "parts" },
  /** Public pictures that one address looks at, of which a page has many. */
  picture: { share: 20, sharing: "parts" },
  /** Messages of one outside service, which sends them from few addresses. */
  webhook: { share: 5, sharing: "parts" },
  /** One costly call of one address, from people who are not signed in. */
  costlyByAddress: { share: 1 / 2, sharing: "each" },
  /** One costly call of one person. */
  costlyByPerson: { share: 1 / 40, sharing: "each" },
  /** Refreshes of one session, by its cookie, which is another one after each of them. */
  refresh: { share: 1 / 40, sharing: "repeats" },
} as const satisfies Record<string, { share: number; sharing: Sharing }>;

type Budget = keyof typeof BUDGETS;
/** Kinds of requests that are counted apart. */
export type RequestKind = "address" | "picture" | "webhook";

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
 * nobody uses up what somebody else needs. All are counted together with the other processes when
 * there is a `shared` count, each as closely as its budget says.
 */
export function createRateLimits({ perMinute, shared }: RateLimitOptions): RateLimits {
  const limiterOf = (name: Budget): Limiter => {
    const { share, sharing } = BUDGETS[name];
    const limit = Math.max(1, Math.floor(perMinute * share));
    return createLimiter({ name, limit, sharing, shared });
  };
  const limiters: Record<Budget, Limiter> = {
    address: limiterOf("address"),
    person: limiterOf("person"),
    picture: limiterOf("picture"),
    webhook: limiterOf("webhook"),
    costlyByAddress: limiterOf("costlyByAddress"),
    costlyByPerson: limiterOf("costlyByPerson"),
    refresh: limiterOf("refresh"),
  };
  return {
    admitRequest: (address, kind) => limiters[kind].consume(visitorKey(address), 1),
    admitCalls: async (caller, calls) => {
      if (caller.userId !== null) {
        const seconds = await limiters.person.consume(caller.userId, 1);
        if (seconds !== null) return seconds;
      }
      for (const [call, points] of countedCostly(calls)) {
        const { budget, key } = bucketOf(call, caller);
        const seconds = await limiters[budget].consume(key, points);
        if (seconds !== null) return seconds;
      }
      return null;
    },
  };
}

function bucketOf(call: string, caller: Caller): { budget: Budget; key: string } {
  const { address, userId, refreshToken } = caller;
  const byAddress = { budget: "costlyByAddress", key: `${call}:${visitorKey(address)}` } as const;
  if (call === "refresh") {
    // Who refreshes has no good access token, but a cookie that nobody else has.
    return refreshToken === null ? byAddress : { budget: "refresh", key: hashed(refreshToken) };
  }
  return userId === null ? byAddress : { budget: "costlyByPerson", key: `${call}:${userId}` };
}

/** How often each of the contract's costly calls is among these. */
function countedCostly(calls: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) {
    if (COSTLY.has(call)) counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  return counts;
}

/** Calls of the contract by name, exports by path. */
const COSTLY: ReadonlySet<string> = new Set([
  ...Object.entries(ACCESS).flatMap(([call, { isCostly }]) => (isCostly ? [call] : [])),
  ...Object.values(EXPORT_PATHS),
]);
