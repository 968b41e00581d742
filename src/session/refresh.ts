import {
  REFRESH_BEFORE_EXPIRY_MS,
  REFRESH_FAILURES_MAX,
  SECOND_MS,
} from "../domain/shared/limits.ts";
import { RefreshDocument } from "../operations/generated/graphql.ts";
import type { Instant } from "../domain/time/instant.ts";
import type { GraphQLAnswerError } from "../calls/callError.ts";
import { documentIdOf } from "../calls/documentId.ts";
import type { SessionHost } from "./host.ts";
import { post } from "../calls/post.ts";
import type { Tokens } from "./tokens.ts";

const LOCK_NAME = "token-refresh";
const LONGEST_PAUSE_MS = 30 * SECOND_MS;

/** A refresh failed, in the texts of docs/product.md 2.11. */
export class RefreshFailure extends Error {
  /**
   * Consecutive refusals; 0 if the server said nothing about the session, because it is
   * unreachable, failing or asks to come back later.
   */
  readonly refusals: number;

  constructor(message: string, refusals: number) {
    super(message);
    this.refusals = refusals;
  }
}

export interface Refresher {
  /** Gets a fresh token, once for all concurrent callers. Rejects with `RefreshFailure`. */
  refresh(): Promise<void>;
  /** The refresh in progress; null without one. */
  inFlight(): Promise<void> | null;
  /** When an unreachable server is retried; 0 if it answered the last refresh. */
  retryAt(): Instant;
}

/**
 * Refreshes one tab at a time: a tab that had to wait uses the token that another one fetched
 * meanwhile. Without locks in the browser each tab refreshes by itself, which the server allows.
 */
export function createRefresher(host: SessionHost, tokens: Tokens): Refresher {
  let refusals = 0;
  let outages = 0;
  let retryAt = 0;
  let inFlight: Promise<void> | null = null;

  /** `held` is the token at the time of the request, before any waiting. */
  const renew = async (held: string | undefined) => {
    const stored = tokens.stored();
    const isRenewed = stored && stored.token !== held;
    if (isRenewed && stored.claims.expiresAt - host.now() > REFRESH_BEFORE_EXPIRY_MS) {
      return tokens.adoptStored();
    }
    const token = await fetchToken();
    // Another tab signed out meanwhile: it stays signed out.
    if (held && !tokens.stored()) throw new Error(FAILED);
    if (!token || !tokens.accept(token)) throw new Error("No token returned");
  };
  const fetchToken = async () => {
    const request = { documentId: documentIdOf(RefreshDocument) };
    // The old token lets it through where others have used up the limit of the address.
    const { token = null } = tokens.current() ?? {};
    const response = await post(host, request, token).catch(() => tryLater());
    const { status } = response;
    if (status === 429 || status >= 500) tryLater(response);
    const answer = (await response.json().catch(() => null)) as RefreshAnswer | null;
    const code = answer?.errors?.[0]?.extensions?.["code"];
    if (code === "INTERNAL") tryLater();
    if (code || !response.ok) throw new Error(FAILED);
    return answer?.data?.refresh?.token;
  };

  /** After a pause that doubles with each outage, or as long as the server says. */
  const tryLater = (response?: Response): never => {
    const pause = Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** outages);
    const asked = Number(response?.headers.get("retry-after")) * SECOND_MS || 0;
    outages += 1;
    retryAt = host.now() + Math.max(pause, asked);
    tokens.touch();
    throw new RefreshFailure(FAILED, 0);
  };

  const attempt = async () => {
    // No retry before its time: not for each call that meets the expired token.
    if (host.now() < retryAt) throw new RefreshFailure(FAILED, 0);
    const held = tokens.current()?.token;
    const work = () => renew(held);
    try {
      await (host.locks ? host.locks.request(LOCK_NAME, work) : work());
      refusals = outages = retryAt = 0;
    } catch (error) {
      if (error instanceof RefreshFailure) throw error;
      outages = retryAt = 0;
      refusals += 1;
      const isLast = refusals >= REFRESH_FAILURES_MAX;
      const message = isLast ? "Too many failed refresh attempts" : (error as Error).message;
      throw new RefreshFailure(message, refusals);
    }
  };

  return {
    refresh() {
      inFlight ??= attempt().finally(() => {
        inFlight = null;
      });
      return inFlight;
    },
    inFlight: () => inFlight,
    retryAt: () => retryAt,
  };
}

const FAILED = "Refresh failed";

interface RefreshAnswer {
  data?: { refresh?: { token?: string } | null } | null;
  errors?: GraphQLAnswerError[];
}
