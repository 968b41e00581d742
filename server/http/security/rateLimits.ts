import type { ErrorCode } from "../../../src/domain/shared/errors.ts";
import { EXPORT_PATHS } from "../../../src/domain/shared/exports.ts";
import { ACCESS } from "../../graphql/generated/access.ts";
import type { SharedCounts } from "../../store/ports/sharedCounts.ts";
import { visitorKey } from "../transport/clientAddress.ts";
import { type Limiter, type Sharing, createLimiter } from "./limiter.ts";

/**
 * What may be done within a minute, as multiples of what one person may call. Addresses have room
 * for a hall of 300 people who open a page and sign in within the same minute.
 */
const BUDGETS = {
  /** Everything that visitors behind one address ask for. */
  address: { share: 5, sharing: "parts" },
  /** Everything that one signed-in person asks for. */
  person: { share: 1, sharing: "parts" },
  /** Everything with an expired access token of one person, its renewal above all. */
  renewal: { share: 1, sharing: "parts" },
  /** What one person asks of live sessions: each change of how they reach each other is a message. */
  livePerson: { share: 1 / 2, sharing: "parts" },
  /** Pages that are rendered for one address: the most expensive thing that a visitor can ask for. */
  render: { share: 1 / 10, sharing: "parts" },
  /** What does no work: what is not there, unsupported methods, reports of browsers. */
  idle: { share: 5, sharing: "parts" },
  /** Public pictures that one address loads; a page has many. */
  picture: { share: 20, sharing: "parts" },
  /** Calendar feeds that one address reads: a calendar service reads those of many people. */
  feed: { share: 20, sharing: "parts" },
  /** Messages of one outside service, which sends them from few addresses. */
  webhook: { share: 5, sharing: "parts" },
  /** One costly call of one address, from people who are not signed in. */
  costlyByAddress: { share: 1 / 2, sharing: "each" },
  /** One costly call of one person. */
  costlyByPerson: { share: 1 / 40, sharing: "each" },
  /** Readings of one person's calendar feed, by all of their calendars together. */
  feedOfPerson: { share: 1 / 40, sharing: "each" },
  /** Refreshes of one session. */
  refresh: { share: 1 / 40, sharing: "repeats" },
  /** Forms of one address within a day: again, a hall. */
  formsByAddress: { share: 1 / 4, sharing: "each", isDaily: true },
  /** Forms of one person within a day. */
  formsByPerson: { share: 1 / 40, sharing: "each", isDaily: true },
} as const satisfies Record<string, { share: number; sharing: Sharing; isDaily?: boolean }>;

const DAY_IN_SECONDS = 24 * 60 * 60;

type Budget = keyof typeof BUDGETS;
/** The budget of what a signed-in person asks for, by its kind. */
const PERSONAL = { address: "person", live: "livePerson" } as const;
/** Kinds of requests that are counted apart. */
export type RequestKind = "address" | "live" | "render" | "idle" | "picture" | "feed" | "webhook";

/** Who makes a call, as far as it is known. */
export interface Caller {
  address: string;
  /** Null for a visitor. */
  userId: string | null;
  /** Who signed in long enough ago that the access token has expired; null otherwise. */
  expiredUserId: string | null;
  /** The refresh cookie; null without one. */
  refreshToken: string | null;
}

export interface RateLimitOptions {
  /** What one person may call; all other limits follow from it. */
  perMinute: number;
  /** Null where this process is the only one. */
  shared: SharedCounts | null;
  /** The id of the session that a refresh cookie belongs to; null if there isn't one. */
  sessionOf: (refreshToken: string) => Promise<string | null>;
}

/** Why a call is not admitted, and the seconds until it may be retried. */
export interface NotAdmitted {
  code: Extract<ErrorCode, "RATE_LIMITED" | "TOO_MANY_FORMS">;
  seconds: number;
}

/** How often someone may call (docs/product.md 16.7). */
export interface RateLimits {
  /**
   * Seconds until such a request may be retried; null when it is allowed. One with a valid access
   * token counts only against its person: others behind the address can't block it. Without one,
   * what is asked of a live session counts like everything else.
   */
  admitRequest(caller: Caller, kind: RequestKind): Promise<number | null>;
  /** The costly calls of one operation; null when they are allowed. */
  admitCalls(caller: Caller, calls: readonly string[]): Promise<NotAdmitted | null>;
  /** As `admitRequest`, for reading somebody's calendar feed, wherever it is read from. */
  admitFeed(userId: string): Promise<number | null>;
}

/**
 * Counts each costly call by itself, by person where one is known and by address otherwise, so that
 * no one uses up another's budget. All are counted together with the other processes when there is
 * a `shared` count, each as closely as its budget says.
 */
export function createRateLimits({ perMinute, shared, sessionOf }: RateLimitOptions): RateLimits {
  const limiterOf = (name: Budget): Limiter => {
    const { share, sharing, ...rest } = BUDGETS[name];
    const limit = Math.max(1, Math.floor(perMinute * share));
    const time = "isDaily" in rest ? { seconds: DAY_IN_SECONDS } : {};
    return createLimiter({ name, limit, sharing, shared, ...time });
  };
  const limiters: Record<Budget, Limiter> = {
    address: limiterOf("address"),
    person: limiterOf("person"),
    livePerson: limiterOf("livePerson"),
    render: limiterOf("render"),
    picture: limiterOf("picture"),
    feed: limiterOf("feed"),
    feedOfPerson: limiterOf("feedOfPerson"),
    webhook: limiterOf("webhook"),
    renewal: limiterOf("renewal"),
    idle: limiterOf("idle"),
    costlyByAddress: limiterOf("costlyByAddress"),
    costlyByPerson: limiterOf("costlyByPerson"),
    refresh: limiterOf("refresh"),
    formsByAddress: limiterOf("formsByAddress"),
    formsByPerson: limiterOf("formsByPerson"),
  };
  const findSession = (token: string) => sessionOf(token).catch(() => null);

  const bucketOf = async (call: string, caller: Caller): Promise<Bucket> => {
    const { address, userId, refreshToken } = caller;
    // A refresh has no valid access token, but a cookie unique to it.
    const session =
      call === "refresh" && refreshToken !== null ? await findSession(refreshToken) : null;
    if (session !== null) return { budget: "refresh", key: session };
    if (userId !== null && call !== "refresh") {
      return { budget: "costlyByPerson", key: `${call}:${userId}` };
    }
    return { budget: "costlyByAddress", key: `${call}:${visitorKey(address)}` };
  };
  /** What is sent is kept for long, so a minute's limit alone would let one machine fill the disk. */
  const takeForms = ({ address, userId }: Caller, points: number) =>
    userId === null
      ? limiters.formsByAddress.consume(visitorKey(address), points)
      : limiters.formsByPerson.consume(userId, points);

  return {
    admitRequest: async ({ address, userId, expiredUserId }, kind) => {
      const isPersons = kind === "address" || kind === "live";
      if (!isPersons) return limiters[kind].consume(visitorKey(address), 1);
      if (userId !== null) return limiters[PERSONAL[kind]].consume(userId, 1);
      if (expiredUserId !== null) return limiters.renewal.consume(expiredUserId, 1);
      return limiters.address.consume(visitorKey(address), 1);
    },
    admitCalls: async (caller, calls) => {
      for (const [call, points] of countedCostly(calls)) {
        const { budget, key } = await bucketOf(call, caller);
        const seconds = await limiters[budget].consume(key, points);
        if (seconds !== null) return { code: "RATE_LIMITED", seconds };
        const tooMany = call === FORM ? await takeForms(caller, points) : null;
        if (tooMany !== null) return { code: "TOO_MANY_FORMS", seconds: tooMany };
      }
      return null;
    },
    admitFeed: (userId) => limiters.feedOfPerson.consume(userId, 1),
  };
}

interface Bucket {
  budget: Budget;
  key: string;
}

/** How often each of the contract's costly calls is among these. */
function countedCostly(calls: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const call of calls) {
    if (COSTLY.has(call)) counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  return counts;
}

/** The call whose traces stay: it has a daily limit, too. */
const FORM = "sendForm" satisfies keyof typeof ACCESS;

/** Calls of the contract by name, exports by path. */
const COSTLY: ReadonlySet<string> = new Set([
  ...Object.entries(ACCESS).flatMap(([call, { isCostly }]) => (isCostly ? [call] : [])),
  ...Object.values(EXPORT_PATHS),
]);
