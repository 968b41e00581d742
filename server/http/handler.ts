import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "../../src/domain/shared/errors.ts";
import type { ServerPath } from "../../src/domain/shared/paths.ts";
import type { Log, ProcessContext } from "../services/shared/context.ts";
import { watchConnection } from "./transport/connectionWatch.ts";
import { loggedPath } from "./security/loggedPath.ts";
import type { RateLimits, RequestKind } from "./security/rateLimits.ts";
import { BodyError } from "./transport/requestBody.ts";
import { readCaller } from "./transport/requestScope.ts";
import { ALLOWED_METHODS, validateRequestTarget } from "./transport/requestTarget.ts";
import { sendJson, sendRefusal, sendText } from "./transport/send.ts";
import type { Handler } from "./transport/server.ts";
import { OTHER_MACHINE_TEXT, isForThisMachine } from "./security/thisMachineOnly.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "./transport/transportLimits.ts";

const HEALTH_PATH = "/healthz" satisfies ServerPath;
const READINESS_PATH = "/readyz" satisfies ServerPath;

/** Answers requests whose path starts with `path`, or equals it if it doesn't end with a slash. */
export interface Route {
  path: ServerPath | "/";
  /** What a request counts as; by default, like all others of its person or address. */
  kind?: (request: IncomingMessage) => RequestKind;
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}

export interface HandlerOptions {
  /** Answers that cost work, so they are rate-limited per visitor. */
  routes: readonly Route[];
  /** Answers that only read files; the last is a catch-all. */
  files: readonly Route[];
  securityHeaders: (response: ServerResponse) => void;
  rateLimits: RateLimits;
  process: ProcessContext;
  trustedProxies: number;
  /** Whether only requests are answered that name this machine; all by default. */
  isForThisMachineOnly?: boolean;
  /** False while the process stops or its database does not answer. */
  isReady: () => Promise<boolean>;
  /** Whether data can be saved; for monitoring. */
  takesWrites: () => boolean;
  limits?: TransportLimits;
  log: Log;
}

/** Routes every HTTP request. Each is answered, or its connection closed. */
export function createHandler(options: HandlerOptions): Handler {
  const { limits = TRANSPORT_LIMITS, log } = options;
  return (request, response) => {
    const onSilence = () =>
      log("warn", "a connection stalled during a request and was closed", named(request));
    watchConnection(request, response, { limits, onSilence });
    answer(options, request, response).catch((error: unknown) =>
      fail(log, { request, response, error }),
    );
  };
}

async function answer(
  options: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const status = validateRequestTarget(request);
  if (status !== null) {
    options.securityHeaders(response);
    return sendRefusedTarget(response, status);
  }
  // From here on there is one host, whatever the request called it.
  if (options.isForThisMachineOnly === true && !isForThisMachine(request)) {
    return sendText(response, { status: 421, text: OTHER_MACHINE_TEXT });
  }
  const path = pathOf(request);
  if (path === HEALTH_PATH) return sendJson(response, { body: { status: "ok" } });
  if (path === READINESS_PATH)
    return sendReadiness(response, await options.isReady(), options.takesWrites());
  options.securityHeaders(response);
  const route = options.routes.find((candidate) => matches(candidate, path));
  if (route === undefined) {
    const files = options.files.find((candidate) => matches(candidate, path));
    if (files === undefined) return sendText(response, { status: 404, text: "Not found" });
    return files.answer(request, response);
  }
  const kind = route.kind?.(request) ?? "address";
  const caller = await readCaller(options, request);
  const seconds = await options.rateLimits.admitRequest(caller, kind);
  if (seconds !== null) return sendTooMany(response, seconds);
  return route.answer(request, response);
}

/** The kind of a route's requests: with methods other than these they do no work. */
export const kindBy =
  (methods: readonly string[], kind: RequestKind = "address") =>
  ({ method = "" }: IncomingMessage): RequestKind =>
    methods.includes(method) ? kind : "idle";

const matches = (route: Route, path: string) =>
  route.path.endsWith("/") ? path.startsWith(route.path) : path === route.path;

function sendReadiness(response: ServerResponse, isReady: boolean, takesWrites: boolean): void {
  const status = isReady ? "ready" : "not ready";
  const body = { status, writes: isReady && takesWrites };
  sendJson(response, { status: isReady ? 200 : 503, body });
}

function sendTooMany(response: ServerResponse, seconds: number): void {
  sendRefusal(response, { code: "RATE_LIMITED", headers: { "retry-after": String(seconds) } });
}

function sendRefusedTarget(response: ServerResponse, status: 204 | 400 | 405): void {
  if (status === 400) return sendText(response, { status, text: "Bad request" });
  const text = status === 405 ? "Method not allowed" : "";
  sendText(response, { status, text, headers: { allow: ALLOWED_METHODS } });
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split(/[?#]/)[0] ?? "/";

/** A request as the log names it: without its query, which can hold codes of a sign-in. */
const named = (request: IncomingMessage) => ({
  method: request.method,
  path: loggedPath(pathOf(request)),
});

function fail(
  log: Log,
  {
    request,
    response,
    error,
  }: { request: IncomingMessage; response: ServerResponse; error: unknown },
): void {
  // A client that disconnects during a request is not a fault.
  if (request.destroyed && !request.complete) return;
  if (error instanceof BodyError) return sendRefusedBody(response, error);
  log("error", "a request failed", {
    ...named(request),
    error: error instanceof Error ? error.stack : String(error),
  });
  if (response.headersSent) return void response.destroy();
  const { status, message } = ERRORS.INTERNAL;
  sendText(response, { status, text: message });
}

function sendRefusedBody(response: ServerResponse, { status, message }: BodyError): void {
  if (status === 413) return sendRefusal(response, { code: "PAYLOAD_TOO_LARGE", message });
  sendText(response, { status, text: message });
}
