import type { IncomingMessage, ServerResponse } from "node:http";
import {
  LIVE_SESSIONS,
  type LiveNews,
  channelIdIn,
  newsQueryIn,
} from "../../../src/domain/live/news.ts";
import { type LimitPerKey, createLimitPerKey } from "../../concurrency/limitPerKey.ts";
import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";
import { readingAs } from "../../reader.ts";
import { followLiveSession } from "../../services/live/followLiveSession.ts";
import { sendLiveMessage } from "../../services/live/sendLiveMessage.ts";
import { requireViewer } from "../../services/shared/viewer.ts";
import { type Route, kindBy } from "../handler.ts";
import { isSameSite } from "../security/origin.ts";
import { readJsonObject } from "../transport/requestBody.ts";
import {
  type RequestScope,
  type RequestScopeOptions,
  answerHeaders,
  createRequestScope,
} from "../transport/requestScope.ts";
import { sendRefusal, sendText } from "../transport/send.ts";
import { sendLines } from "../transport/sendLines.ts";
import { type Streams, createStreams } from "../transport/streams.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "../transport/transportLimits.ts";

interface LiveSessionsOptions extends RequestScopeOptions {
  /** Aborts when the process stops. */
  stopping: AbortSignal;
  limits?: TransportLimits;
}

/** One request for a live session. */
interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  scope: RequestScope;
  channelId: string;
}

const METHODS = ["GET", "POST"];
const RETRY_SOON = { "retry-after": "1" };

const STREAM_HEADERS = {
  "content-type": "application/x-ndjson; charset=utf-8",
  // Neither kept nor compressed in between: a compressor collects lines before it passes them on.
  "cache-control": "no-store, no-transform",
  // The same for nginx, which buffers otherwise.
  "x-accel-buffering": "no",
};

/**
 * `/live-sessions/<channel id>`, for the two in a live session: a GET streams its news, a POST takes
 * a message (`domain/live/news.ts`).
 */
export function createLiveSessions(options: LiveSessionsOptions): Route {
  const { stopping, limits = TRANSPORT_LIMITS } = options;
  const { liveStreamsAtOnce: atOnce, liveStreamsPerPerson: perPerson } = limits;
  const streams = createStreams({ atOnce, perPerson, stopping });
  const senders = createLimitPerKey(limits.liveMessages);
  return {
    path: LIVE_SESSIONS,
    kind: (request) =>
      channelIdIn(pathOf(request)) === null ? "idle" : kindBy(METHODS, "live")(request),
    answer: async (request, response) => {
      const channelId = channelIdIn(pathOf(request));
      if (channelId === null || !isSameSite(request, options.process.settings)) {
        return sendRefusal(response, { code: channelId === null ? "NOT_FOUND" : "FORBIDDEN" });
      }
      if (!METHODS.includes(request.method ?? "")) {
        const headers = { allow: METHODS.join(", ") };
        return sendText(response, { status: 405, text: "Method not allowed", headers });
      }
      const scope = await createRequestScope(options, request);
      const call = { request, response, scope, channelId };
      try {
        if (request.method === "GET") await sendNews(call, { streams, limits });
        else await takeMessage(call, { limits, senders });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        sendFailure(call, error);
      }
    },
  };
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split(/[?#]/)[0] ?? "/";

async function sendNews(
  { request, response, scope, channelId }: Call,
  { streams, limits }: { streams: Streams; limits: TransportLimits },
): Promise<void> {
  const { userId } = requireViewer(scope.context);
  const signal = streams.open({ response, personId: userId }) ?? refuse("UNAVAILABLE");
  const news = followLiveSession(scope.context, { channelId, ...queryOf(request), signal });
  // Each step comes when the client has taken the one before, outside of the call's context.
  const next = () => readingAs(userId, () => news.next());
  try {
    // A refusal comes before the first news, while a status can still be set.
    const first = await next();
    response.writeHead(200, { ...answerHeaders(scope), ...STREAM_HEADERS });
    const lines = newsFrom(first, next);
    await sendLines(response, { lines, signal, silenceMs: limits.silenceMs });
  } finally {
    await news.return(undefined);
  }
}

async function* newsFrom(
  first: IteratorResult<LiveNews>,
  next: () => Promise<IteratorResult<LiveNews>>,
): AsyncGenerator<LiveNews> {
  for (let step = first; step.done !== true; step = await next()) yield step.value;
}

const queryOf = ({ url = "/" }: IncomingMessage) =>
  newsQueryIn(new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]));

async function takeMessage(
  { request, response, scope, channelId }: Call,
  { limits, senders }: { limits: TransportLimits; senders: LimitPerKey },
): Promise<void> {
  const { liveMessageBytes: maxBytes, bodyMs: withinMs } = limits;
  const { userId } = requireViewer(scope.context);
  const message = await readJsonObject(request, { maxBytes, withinMs });
  // They wait for each other at the session's row: not with a connection each.
  const leave = await senders.enter(userId);
  try {
    await readingAs(userId, () => sendLiveMessage(scope.context, { channelId, message }));
  } finally {
    leave();
  }
  response.writeHead(204, answerHeaders(scope)).end();
}

/** Once a stream has begun, it just ends: its reader comes back, and is told why. */
function sendFailure({ response, scope }: Call, { code, message, field }: RefusalError): void {
  if (response.headersSent) return void response.end();
  const retry = code === "UNAVAILABLE" ? RETRY_SOON : {};
  sendRefusal(response, { code, message, field, headers: { ...answerHeaders(scope), ...retry } });
}
