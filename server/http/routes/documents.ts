import type { IncomingMessage, ServerResponse } from "node:http";
import { type ErrorCode, RefusalError } from "../../../src/domain/shared/errors.ts";
import { readingAs } from "../../reader.ts";
import { notingOpened } from "../../services/documents/noteOpened.ts";
import { type ReadableDocument, readDocument } from "../../services/documents/readDocument.ts";
import { byteRange } from "../../services/shared/byteRange.ts";
import { exactBytes } from "../../services/shared/exactBytes.ts";
import { type Route, kindBy } from "../handler.ts";
import {
  type RequestScope,
  type RequestScopeOptions,
  answerHeaders,
  createRequestScope,
} from "../transport/requestScope.ts";
import { createPlaces } from "../transport/places.ts";
import { sendFile } from "../transport/sendFile.ts";
import { sendRefusal, sendText } from "../transport/send.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "../transport/transportLimits.ts";

const PATH = "/documents/";

/** How many characters of a document's name an answer says. */
const NAME_MAX = 150;

interface DocumentOptions extends RequestScopeOptions {
  limits?: Pick<TransportLimits, "documentsAtOnce" | "documentsPerPerson">;
}

const RETRY_SOON = { "retry-after": "1" };

/**
 * `GET /documents/<id>`: a document, or a stretch of it, for those who may read it, which is
 * checked each time. Everything else is 404.
 */
export function documents(options: DocumentOptions): Route {
  const { limits = TRANSPORT_LIMITS } = options;
  const { documentsAtOnce: atOnce, documentsPerPerson: perPerson } = limits;
  const places = createPlaces({ atOnce, perPerson });
  return {
    path: PATH,
    kind: kindBy(["GET", "HEAD"]),
    answer: async (request, response) => {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") {
        const headers = { allow: "GET, HEAD" };
        return sendText(response, { status: 405, text: "Method not allowed", headers });
      }
      const call = await createRequestScope(options, request);
      const personId = call.context.viewer?.userId ?? null;
      try {
        const id = url.slice(PATH.length).split(/[?#]/)[0] ?? "";
        const readable = await readingAs(personId, () => readDocument(call.context, { id }));
        const status = places.acquire({ response, personId: personId ?? "" });
        if (status !== null) {
          return sendRefusal(response, { code: "RATE_LIMITED", status, headers: RETRY_SOON });
        }
        await send({ request, response, call, readable });
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        sendFailure({ response, call, code: error.code });
      }
    },
  };
}

/** Those who may know about the document get the reason for the refusal; everyone else gets 404. */
function sendFailure(failure: {
  response: ServerResponse;
  call: RequestScope;
  code: ErrorCode;
}): void {
  const { response, call, code } = failure;
  if (code === "UNAVAILABLE") return sendRefusal(response, { code, headers: RETRY_SOON });
  if (code === "CONSENT_MISSING") return sendRefusal(response, { code });
  notFound(response, call);
}

async function send(answer: {
  request: IncomingMessage;
  response: ServerResponse;
  call: RequestScope;
  readable: ReadableDocument;
}): Promise<void> {
  const { request, response, call, readable } = answer;
  const { document, key } = readable;
  const { files } = call.context.providers;
  const { sizeInBytes } = document;
  const etag = `"${document.id}"`;
  const headers = {
    "cache-control": "private, no-store",
    "accept-ranges": "bytes",
    vary: "Authorization",
    etag,
  };
  const range = byteRange(rangeOf(request, etag), sizeInBytes);
  if (range === "UNSATISFIABLE") {
    const unsatisfied = { ...headers, "content-range": `bytes */${sizeInBytes}` };
    return sendText(response, { status: 416, text: "No such range", headers: unsatisfied });
  }
  const { first, last } = range ?? { first: 0, last: sizeInBytes - 1 };
  const status = range === null ? 200 : 206;
  const described = {
    ...headers,
    "content-type": document.contentType,
    "content-length": String(last - first + 1),
    "content-disposition": `attachment; filename*=UTF-8''${encodedName(document.name)}`,
    ...(range === null ? {} : { "content-range": `bytes ${first}-${last}/${sizeInBytes}` }),
  };
  const isMissing = () => {
    call.context.log("error", "the file of a document is missing", { key, sizeInBytes });
    notFound(response, call);
  };
  if (request.method === "HEAD") {
    if ((await files.sizeOf(key)) !== sizeInBytes) return isMissing();
    return void response.writeHead(status, described).end();
  }
  const file = await files.read({ key, ...(range === null ? {} : { range }) });
  if (file?.sizeInBytes !== sizeInBytes) return isMissing();
  const opened = notingOpened(call.context, readable, file.content);
  const content = exactBytes(opened, last - first + 1);
  await sendFile(response, { status, headers: described, content });
}

/** A range of the client's version; of any other it gets the whole. */
function rangeOf({ headers }: IncomingMessage, etag: string): string | undefined {
  const condition = headers["if-range"];
  return condition === undefined || condition === etag ? headers.range : undefined;
}

/** What RFC 8187 allows in a name, and nothing that ends a header. */
const encodedName = (name: string) =>
  encodeURIComponent(name.slice(0, NAME_MAX).toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The same for unknown and for others' documents, except when a fresh token could help. */
function notFound(response: ServerResponse, call: RequestScope): void {
  sendRefusal(response, { code: "NOT_FOUND", headers: answerHeaders(call) });
}
