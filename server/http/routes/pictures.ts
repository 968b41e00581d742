import type { IncomingMessage, ServerResponse } from "node:http";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import type { Files } from "../../providers/files/port.ts";
import { type Route, kindBy } from "../handler.ts";
import { isKnown } from "../transport/isKnown.ts";
import { sendFile } from "../transport/sendFile.ts";
import { sendRefusal, sendText } from "../transport/send.ts";

/** What the path of a public picture looks like; nothing else of the storage is public. */
const PICTURE = /^\/((?:thumbnails|profilepics)\/([A-Za-z0-9_-]+)\.(jpe?g|png|webp))$/;

const CONTENT_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The public pictures; a page has so many that they are counted apart from other requests. */
export function pictureRoutes(files: Files): Route[] {
  const answer = createPictures(files);
  const kind = kindBy(["GET", "HEAD"], "picture");
  return [
    { path: "/thumbnails/", kind, answer },
    { path: "/profilepics/", kind, answer },
  ];
}

/**
 * Pictures that people uploaded, or derived from uploads, from the file storage. A key is never
 * written twice, so they may be cached forever.
 */
export function createPictures(files: Files) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") {
      const headers = { allow: "GET, HEAD" };
      return sendText(response, { status: 405, text: "Method not allowed", headers });
    }
    const [, key, name, extension] = PICTURE.exec(url.split(/[?#]/)[0] ?? "/") ?? [];
    if (key === undefined || name === undefined || extension === undefined)
      return notFound(response);
    const headers = {
      "cache-control": `public, max-age=${YEAR_IN_SECONDS}, immutable`,
      "content-type": CONTENT_TYPES[extension] ?? "application/octet-stream",
      etag: `"${name}"`,
    };
    try {
      if (method === "HEAD" || isKnown(request, headers.etag)) {
        const sizeInBytes = await files.sizeOf(key);
        if (sizeInBytes === null) return notFound(response);
        const length = method === "HEAD" ? { "content-length": sizeInBytes } : {};
        response.writeHead(method === "HEAD" ? 200 : 304, { ...headers, ...length }).end();
        return;
      }
      const file = await files.read({ key });
      if (file === null) return notFound(response);
      const length = { "content-length": String(file.sizeInBytes) };
      return await sendFile(response, {
        status: 200,
        headers: { ...headers, ...length },
        content: file.content,
      });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      sendRefusal(response, { code: error.code, headers: { "retry-after": "1" } });
    }
  };
}

const notFound = (response: ServerResponse) =>
  sendText(response, { status: 404, text: "Not found" });
