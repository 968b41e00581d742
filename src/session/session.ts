import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  REFRESH_BEFORE_EXPIRY_MS,
  REFRESH_FAILURES_MAX,
  SECOND_MS,
  STORAGE_KEYS,
} from "../domain/shared/limits.ts";
import { createCall, type Call } from "./call.ts";
import type { MeSummary } from "./claims.ts";
import { documentIdOf } from "../calls/documentId.ts";
import type { SessionHost } from "./host.ts";
import { post } from "../calls/post.ts";
import { createRefresher, type RefreshFailure } from "./refresh.ts";
import { createTokens } from "./tokens.ts";
import { dropStaleTyped } from "./typedSeal.ts";

/** After a refusal, which is final the second time. */
const SECOND_TRY_AFTER_MS = 20 * SECOND_MS;
/**
 * To a clock that is ahead every token seems to run out: that must not become
 * a refresh after a refresh.
 */
const REFRESH_APART_MS = 30 * SECOND_MS;

/** Who is signed in, and how calls are sent. */
export interface Session {
  host: SessionHost;
  /** Null while nobody is signed in. */
  me(): MeSummary | null;
  /** The access token, for what is fetched without `call`; null while nobody is signed in. */
  token(): string | null;
  /**
   * Whether the token has run out and the server cannot be reached to renew it. It is being tried.
   */
  isCutOff(): boolean;
  /** Calls `listener` when one of these has changed. */
  subscribe(listener: () => void): () => void;
  /**
   * Schedules the refresh, and follows other tabs and a return to the page; the result stops it.
   * Call it once.
   */
  start(): () => void;
  /** Stores a token that a call returned: sign-in, onboarding. */
  accept(token: string): void;
  /** A fresh token now, because claims have changed on the server. */
  refresh(): Promise<void>;
  call: Call;
  /** A typed call; null if the session ended meanwhile and the page reloads. */
  run<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null>;
  /**
   * A typed call whose outcome affects nothing: it is sent once, without a refresh, and can neither
   * end the session nor redirect. It continues when the page is left. A failure is only logged, by
   * the name of `purpose`.
   */
  fireAndForget<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    purpose: string,
  ): Promise<void>;
  /** Forgets the sign-in, here and in every tab. */
  clear(): void;
}

export function createSession(host: SessionHost): Session {
  const tokens = createTokens(host);
  const refresher = createRefresher(host, tokens);
  let cancelTimer = () => {};
  /** Whose page this is: it was rendered for them. */
  let drawnFor = tokens.me()?.userProfileId;

  const endSession = () => {
    cancelTimer();
    tokens.clear();
    host.reload();
  };
  const call = createCall({ host, tokens, refresher, endSession });

  const fireAndForget: Session["fireAndForget"] = async (document, variables, purpose) => {
    try {
      const request = { documentId: documentIdOf(document), variables, outlivesPage: true };
      const response = await post(host, request, tokens.current()?.token ?? null);
      const { errors } = (await response.json()) as { errors?: unknown };
      if (errors) throw errors;
    } catch (error) {
      host.log(`${purpose} failed`, error);
    }
  };

  const schedule = () => {
    cancelTimer();
    const held = tokens.current();
    if (!held) return;
    const ms = held.claims.expiresAt - REFRESH_BEFORE_EXPIRY_MS - host.now();
    const retryMs = refresher.retryAt() - host.now();
    cancelTimer = host.after(retryMs > 0 ? retryMs : Math.max(REFRESH_APART_MS, ms), renew);
  };

  const renew = (refusalsMax = REFRESH_FAILURES_MAX) => {
    refresher.refresh().catch((error: RefreshFailure) => {
      host.log("refresh failed", error);
      if (error.refusals >= refusalsMax) endSession();
      else if (error.refusals) cancelTimer = host.after(SECOND_TRY_AFTER_MS, renew);
      // Also when the clock was set back, and it is too early to ask.
      else schedule();
    });
  };

  const startWithStored = () => {
    const held = tokens.current();
    // Leftovers that cannot be read.
    if (!held) return tokens.clear();
    if (held.claims.expiresAt - host.now() > REFRESH_BEFORE_EXPIRY_MS) return schedule();
    renew(1);
  };

  const followStored = () => {
    tokens.adoptStored();
    // What the page shows belongs to another user.
    if (tokens.me()?.userProfileId !== drawnFor) host.reload();
  };
  /** Another tab refreshed, signed in or signed out. */
  const followOtherTab = (key: string | null) => {
    if (key === null || key === STORAGE_KEYS.token) followStored();
  };

  return {
    host,
    me: tokens.me,
    token: () => tokens.current()?.token ?? null,
    isCutOff: () =>
      refresher.retryAt() > 0 && (tokens.current()?.claims.expiresAt ?? Infinity) <= host.now(),
    subscribe: tokens.subscribe,
    start() {
      const ends = [
        tokens.subscribe(schedule),
        host.onStorageChange(followOtherTab),
        // Meanwhile it heard nothing of other tabs, and somebody may have signed out.
        host.onReturn(followStored),
      ];
      dropStaleTyped(host, drawnFor);
      startWithStored();
      return () => {
        cancelTimer();
        for (const end of ends) end();
      };
    },
    accept(token) {
      if (!tokens.accept(token)) throw new Error("No token returned");
      drawnFor = tokens.me()?.userProfileId;
      dropStaleTyped(host, drawnFor);
    },
    refresh: refresher.refresh,
    call,
    async run<Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) {
      const answer = await call({ documentId: documentIdOf(document), variables });
      return answer && (answer.data as Data);
    },
    fireAndForget,
    clear: tokens.clear,
  };
}
