import { REFRESH_BEFORE_EXPIRY_MS, REFRESH_FAILURES_MAX } from "../domain/shared/limits.ts";
import { RefreshDocument } from "../operations/generated/graphql.ts";
import { documentIdOf } from "./documentId.ts";
import type { SessionHost } from "./host.ts";
import { withTabLock } from "./lock.ts";
import { post } from "./post.ts";
import type { Tokens } from "./tokens.ts";

const LOCK_NAME = "token-refresh";

/** A refresh failed, in the texts of docs/product.md 2.11. */
export class RefreshFailure extends Error {
  /** Whether the session is over: the server refused as often in a row as it may. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.name = "RefreshFailure";
    this.isFinal = isFinal;
  }
}

export interface Refresher {
  /** Gets a fresh token, once for all concurrent callers. Rejects with `RefreshFailure`. */
  refresh(): Promise<void>;
  /** The refresh in progress; null without one. */
  inFlight(): Promise<void> | null;
}

/**
 * Refreshes one tab at a time. The refresh cookie is rotated at each use, so a tab that had to wait
 * uses the token that another one fetched meanwhile.
 */
export function createRefresher(host: SessionHost, tokens: Tokens): Refresher {
  let failures = 0;
  let inFlight: Promise<void> | null = null;

  /** `held` is the token of the moment when the refresh was asked for, before any waiting. */
  const renew = async (held: string | undefined) => {
    const stored = tokens.stored();
    if (stored && stored.token !== held && isFresh(stored.claims.expiresAt)) {
      tokens.adoptStored();
      return;
    }
    const token = await fetchToken(host);
    // Another tab signed out while this one asked: it stays signed out.
    if (held && !tokens.stored()) throw new Error("Refresh failed");
    if (!token || !tokens.accept(token)) throw new Error("No token returned");
  };
  const isFresh = (expiresAt: number) => expiresAt - host.now() > REFRESH_BEFORE_EXPIRY_MS;

  const attempt = async () => {
    const held = tokens.current()?.token;
    try {
      await withTabLock(host, LOCK_NAME, () => renew(held));
      failures = 0;
    } catch (error) {
      failures += error instanceof Unreachable ? 0 : 1;
      const isFinal = failures >= REFRESH_FAILURES_MAX;
      const message = isFinal ? "Too many failed refresh attempts" : (error as Error).message;
      throw new RefreshFailure(message, { isFinal });
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
  };
}

/** The server did not answer at all: nothing is known about the session, so nothing is counted. */
class Unreachable extends Error {}

async function fetchToken(host: SessionHost): Promise<string | null> {
  const response = await post(host, { documentId: documentIdOf(RefreshDocument) }, null).catch(
    () => {
      throw new Unreachable("Refresh failed");
    },
  );
  if (!response.ok) throw new Error("Refresh failed");
  const answer = (await response.json().catch(() => null)) as {
    data?: { refresh?: { token?: string } | null } | null;
  } | null;
  return answer?.data?.refresh?.token ?? null;
}
