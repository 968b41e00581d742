import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { type Route, kindBy } from "../handler.ts";
import { isKnown } from "../transport/isKnown.ts";
import {
  isRead,
  READ_METHODS,
  sendNotAllowed,
  sendNotFound,
  sendOrRefuse,
} from "../transport/readOnly.ts";
import { sendFile } from "../transport/sendFile.ts";
import type { KeptPictures } from "./keptPictures.ts";

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
export function pictureRoutes(pictures: KeptPictures): Route[] {
  const answer = createPictures(pictures);
  return [
    { path: "/thumbnails/", kind: asPicture, answer },
    { path: "/profilepics/", kind: asPicture, answer },
  ];
}

/** What a request for a picture counts as. */
export const asPicture = kindBy(READ_METHODS, "picture");

/**
 * Pictures that people uploaded, or derived from uploads, from the file storage. A key is never
 * written twice, so they may be cached forever.
 */
export function createPictures(pictures: KeptPictures) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, key] = PICTURE.exec((request.url ?? "/").split(/[?#]/)[0] ?? "/") ?? [];
    if (!isRead(request)) return sendNotAllowed(response);
    if (key === undefined) return sendNotFound(response);
    await sendOrRefuse(response, () => sendPicture({ request, response }, pictures, key));
  };
}

/** Sends a picture of the storage, unless the browser has it already. */
export async function sendPicture(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  pictures: KeptPictures,
  key: string,
): Promise<void> {
  const { name, ext } = path.parse(key);
  const headers = {
    "cache-control": `public, max-age=${YEAR_IN_SECONDS}, immutable`,
    "content-type": CONTENT_TYPES[ext.slice(1)] ?? "application/octet-stream",
    etag: `"${name}"`,
  };
  if (request.method === "HEAD" || isKnown(request, headers.etag)) {
    const sizeInBytes = await pictures.sizeOf(key);
    if (sizeInBytes === null) return sendNotFound(response);
    const isHead = request.method === "HEAD";
    const length = isHead ? { "content-length": sizeInBytes } : {};
    response.writeHead(isHead ? 200 : 304, { ...headers, ...length }).end();
    return;
  }
  const picture = await pictures.read(key);
  if (picture === null) return sendNotFound(response);
  if ("bytes" in picture) {
    const { bytes } = picture;
    response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
    return;
  }
  await sendFile(response, {
    status: 200,
    headers: { ...headers, "content-length": picture.sizeInBytes },
    content: picture.content,
  });
}
