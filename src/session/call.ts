import { PATHS } from "../domain/shared/paths.ts";
import { CALL_RETRIES } from "../domain/shared/limits.ts";
import {
  CallError,
  callErrorOf,
  networkError,
  unreadableError,
  type GraphQLAnswerError,
} from "../calls/callError.ts";
import { pause, type SessionHost } from "./host.ts";
import { post, type CallRequest } from "../calls/post.ts";
import type { Refresher, RefreshFailure } from "./refresh.ts";
import { saysExpired } from "../calls/saysExpired.ts";
import type { Tokens } from "./tokens.ts";

/** The pause before the first repetition; each further one is three times as long. */
export const FIRST_RETRY_AFTER_MS = 300;

/** The data of an answer without errors. */
export interface CallAnswer {
  data: Record<string, unknown>;
}

/**
 * Sends a call; null if the session ended meanwhile and the page reloads. Rejects with `CallError`.
 */
export type Call = (request: CallRequest) => Promise<CallAnswer | null>;

interface CallOptions {
  host: SessionHost;
  tokens: Tokens;
  refresher: Refresher;
  /** Clears the sign-in and reloads. */
  endSession(): void;
}

/**
 * Creates the function that sends every call, with the error handling of docs/product.md 16.2 to
 * 16.5.
 */
export function createCall({ host, tokens, refresher, endSession }: CallOptions): Call {
  const send = async (request: CallRequest): Promise<Response | null> => {
    if (await endsWhileWaiting()) return null;
    const token = tokens.current()?.token ?? null;
    const response = await post(host, request, token);
    if (!token || !saysExpired(response)) return response;
    // A visitor's answer, if there is one, is better than none.
    if (tokens.current()?.token === token && !(await refreshOrEnd())) return response;
    return await post(host, request, tokens.current()?.token ?? null);
  };

  /**
   * An expired token is not sent while a refresh is in progress. True if the refresh failed and the
   * session ended.
   */
  const endsWhileWaiting = async () => {
    const held = tokens.current();
    if (!held || held.claims.expiresAt > host.now()) return false;
    await refresher.inFlight()?.catch(() => null);
    return tokens.current() === null;
  };

  /** False if the server said nothing about the session, which may continue. */
  const refreshOrEnd = async () => {
    try {
      await refresher.refresh();
      return true;
    } catch (error) {
      host.log("refresh failed", error);
      if (!(error as RefreshFailure).refusals) return false;
      endSession();
      throw new CallError("Token refresh failed on retry", { code: "AUTH_NOT_AUTHENTICATED" });
    }
  };

  const read = async (
    response: Response,
    { saysNotFound }: CallRequest,
  ): Promise<CallAnswer | null> => {
    const { data, errors = [] } = await parse(response);
    const refused = errors.find((error) => error.extensions?.["code"] === "AUTH_NOT_AUTHENTICATED");
    if (refused || response.status === 401) return unauthenticated(refused);
    const missing = errors.find((error) => error.extensions?.["status"] === 404);
    if (missing) {
      if (!saysNotFound) host.goTo(PATHS.notFound);
      throw callErrorOf(missing);
    }
    const [first] = errors;
    if (first) throw isFault(first) ? new Retryable(callErrorOf(first)) : callErrorOf(first);
    if (!data) throw new Retryable(unreadableError(response));
    return { data };
  };

  /** Nobody was signed in: there is nothing to clear, and a reload would end up the same. */
  const unauthenticated = (error?: GraphQLAnswerError) => {
    // Only the token has expired, and it could not be refreshed yet.
    if (refresher.retryAt()) throw new Retryable(notRenewed());
    if (!tokens.current()) {
      throw error
        ? callErrorOf(error)
        : new CallError("You’re not signed in.", { code: "AUTH_NOT_AUTHENTICATED" });
    }
    endSession();
    return null;
  };

  const attempt = async (request: CallRequest) => {
    const response = await send(request).catch((error: unknown) => {
      throw error instanceof CallError ? error : new Retryable(networkError());
    });
    return response && (await read(response, request));
  };

  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt(request);
      } catch (error) {
        if (!(error instanceof Retryable)) throw error;
        if (retries === CALL_RETRIES || request.signal?.aborted) throw error.cause;
        await pause(host, FIRST_RETRY_AFTER_MS * 3 ** retries);
      }
    }
  };
}

/** A transient failure: no connection, a fault of the server or no answer for now. */
class Retryable extends Error {
  override readonly cause: CallError;

  constructor(cause: CallError) {
    super(cause.message);
    this.cause = cause;
  }
}

/** Whether the server is failing or unreachable: it is polled, and the page recovers. */
function notRenewed(): CallError {
  return new CallError("We can’t renew your sign-in right now.", {
    code: "NETWORK",
    nextStep: "We keep trying. Wait a moment and try again.",
  });
}

/** Other refusals would be the same on a retry. */
function isFault({ extensions }: GraphQLAnswerError): boolean {
  return /^(INTERNAL|UNAVAILABLE)$/.test(String(extensions?.["code"]));
}

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLAnswerError[];
}

/** An answer that isn't GraphQL comes from a proxy; only a 4xx is known to be permanent. */
async function parse(response: Response): Promise<GraphQLAnswer> {
  try {
    return (await response.json()) as GraphQLAnswer;
  } catch {
    if (response.status === 401) return {};
    const error = unreadableError(response);
    throw response.status >= 400 && response.status < 500 ? error : new Retryable(error);
  }
}
