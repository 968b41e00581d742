import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { readingAs } from "../../reader.ts";
import { exportAt } from "../../services/exports.ts";
import { type Export, csvOf } from "../../services/shared/export.ts";
import { type Route, kindBy } from "../handler.ts";
import { isSameSite } from "../security/origin.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import {
  answerHeaders,
  callerOf,
  createRequestScope,
  type RequestScopeOptions,
} from "../transport/requestScope.ts";
import { sendRefusal, sendText } from "../transport/send.ts";

interface ExportOptions extends RequestScopeOptions {
  rateLimits: RateLimits;
}

/** Downloadable exports, streamed: each counts as a costly call of the signed-in person. */
export function createExports(options: ExportOptions): Route {
  return {
    path: "/exports/",
    kind: (request) => (exportAt(pathOf(request)) === null ? "idle" : kindBy(["GET"])(request)),
    answer: async (request, response) => {
      const path = pathOf(request);
      const file = exportAt(path);
      if (file === null || !isSameSite(request, options.process.settings)) {
        return sendRefusal(response, { code: file === null ? "NOT_FOUND" : "FORBIDDEN" });
      }
      if (request.method !== "GET") {
        return sendText(response, { status: 405, text: "GET only", headers: { allow: "GET" } });
      }
      await answerExport(options, { request, response, path, file });
    },
  };
}

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?")[0] ?? "/";

async function answerExport(
  options: ExportOptions,
  call: { request: IncomingMessage; response: ServerResponse; path: string; file: Export },
): Promise<void> {
  const { request, response, path, file } = call;
  const scope = await createRequestScope(options, request);
  const headers = answerHeaders(scope);
  const refused = await options.rateLimits.admitCalls(callerOf(scope), [path]);
  if (refused !== null) {
    const retry = { ...headers, "retry-after": String(refused.seconds) };
    return sendRefusal(response, { code: refused.code, headers: retry });
  }
  const text = readingEachAs(scope.context.viewer?.userId ?? null, csvOf(scope.context, file));
  try {
    // A refusal comes before the first chunk, while a status can still be set.
    const first = await text.next();
    response.writeHead(200, {
      ...headers,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file.fileName}"`,
    });
    await pipeline(Readable.from(resumed(first, text), { objectMode: true }), response);
  } catch (error) {
    if (isGone(error)) return;
    if (!(error instanceof RefusalError) || response.headersSent) throw error;
    sendRefusal(response, { code: error.code, message: error.message, headers });
  }
}

/** A stream pulls the next chunk whenever there is room, outside of the call's context. */
async function* readingEachAs(userId: string | null, text: AsyncGenerator<string>) {
  try {
    for (;;) {
      const { done, value } = await readingAs(userId, () => text.next());
      if (done) return;
      yield value;
    }
  } finally {
    await text.return(undefined);
  }
}

async function* resumed(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    // No one reads further pages.
    await rest.return(undefined);
  }
}

/** The client aborted the download. */
function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE";
}
