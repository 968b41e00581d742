import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "../../src/domain/shared/errors.ts";
import type { ServerPath } from "../../src/domain/shared/paths.ts";
import type { Log } from "../services/shared/context.ts";
import { clientAddress } from "./clientAddress.ts";
import type { RateLimits } from "./rateLimits.ts";
import { BodyTooLargeError, sendJson, sendText } from "./send.ts";
import type { Handler } from "./server.ts";

const HEALTH_PATH = "/healthz" satisfies ServerPath;
const READINESS_PATH = "/readyz" satisfies ServerPath;

/** Answers requests whose path begins with `path`, or is it when there is no slash at its end. */
export interface Route {
  path: ServerPath | "/";
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}

export interface HandlerOptions {
  /** Answers that cost work; how often one visitor may have them is counted. */
  routes: readonly Route[];
  /** Answers that only read files; the last takes everything. */
  files: readonly Route[];
  securityHeaders: (response: ServerResponse) => void;
  rateLimits: RateLimits;
  trustedProxies: number;
  /** False while the process stops or its database does not answer. */
  isReady: () => Promise<boolean>;
  log: Log;
}

/** Routes every HTTP request. */
export function createHandler(options: HandlerOptions): Handler {
  return (request, response) => {
    answer(options, request, response).catch((error: unknown) =>
      fail(options.log, { request, response, error }),
    );
  };
}

async function answer(
  options: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? "/").split(/[?#]/)[0] ?? "/";
  if (path === HEALTH_PATH) return sendJson(response, { body: { status: "ok" } });
  if (path === READINESS_PATH) return sendReadiness(response, await options.isReady());
  options.securityHeaders(response);
  const route = options.routes.find((candidate) => matches(candidate, path));
  if (route === undefined) {
    return options.files.find((candidate) => matches(candidate, path))?.answer(request, response);
  }
  const address = clientAddress(request, options.trustedProxies);
  const seconds = await options.rateLimits.admitRequest(address);
  if (seconds !== null) return sendTooMany(response, seconds);
  return route.answer(request, response);
}

const matches = (route: Route, path: string) =>
  route.path.endsWith("/") ? path.startsWith(route.path) : path === route.path;

function sendReadiness(response: ServerResponse, isReady: boolean): void {
  const status = isReady ? "ready" : "not ready";
  sendJson(response, { status: isReady ? 200 : 503, body: { status } });
}

/** Shaped as GraphQL answers are, since nearly all who get it expect one. */
function sendTooMany(response: ServerResponse, seconds: number): void {
  const { status, message, nextStep } = ERRORS.RATE_LIMITED;
  response.setHeader("retry-after", String(seconds));
  const errors = [{ message, extensions: { code: "RATE_LIMITED", status, nextStep } }];
  sendJson(response, { status, body: { errors } });
}

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
  const isTooLarge = error instanceof BodyTooLargeError;
  if (!isTooLarge) {
    log("error", "a request failed", {
      method: request.method,
      path: (request.url ?? "").split("?")[0],
      error: error instanceof Error ? error.stack : String(error),
    });
  }
  if (response.headersSent) return void response.destroy();
  const { status, message } = isTooLarge ? ERRORS.PAYLOAD_TOO_LARGE : ERRORS.INTERNAL;
  sendText(response, { status, text: message });
}
