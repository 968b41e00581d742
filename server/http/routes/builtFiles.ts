import { createReadStream, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { lookup } from "mrmime";
import { type Encoding, encodingFor, isFresh } from "../transport/encoding.ts";
import { sendFile } from "../transport/sendFile.ts";

/** Larger files are read on each request: they are asked for rarely. */
const KEPT_BYTES_MAX = 256 * 1024;

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Fonts and character maps that only PDF.js reads, in formats that have no type or several. */
const OWN_FORMAT = /\.(?:bcmap|pfb)$/;

const SUFFIXES: Readonly<Record<string, Encoding>> = { ".br": "br", ".gz": "gzip" };

/** A file as it is sent. */
interface Body {
  file: string;
  size: number;
  etag: string;
  /** Once somebody has asked for it. */
  kept?: Promise<Buffer>;
}

type Bodies = Partial<Record<Encoding | "plain", Body>>;

/**
 * Sends the files of a build, compressed where the build has them so. Returns false for a path at
 * which there was none when the server started.
 *
 * What visitors load is kept in memory: reading it from the disk for each took longer than all else
 * of a visit.
 * @throws when a file can't be read
 */
export function createBuiltFiles(folder: string) {
  const files = filesIn(folder);
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> => {
    const bodies = files.get(decoded(pathname));
    const encoding = encodingFor(request);
    const compressed = encoding === null ? undefined : bodies?.[encoding];
    const body = compressed ?? bodies?.plain;
    if (body === undefined) return false;
    const headers = {
      "cache-control": cachingOf(pathname),
      vary: "accept-encoding",
      etag: body.etag,
    };
    if (isFresh(request, body.etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    return sendBody({ request, response }, body, {
      ...headers,
      "content-type": typeOf(pathname),
      "content-length": body.size,
      ...(compressed === undefined || encoding === null ? {} : { "content-encoding": encoding }),
    });
  };
}

async function sendBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  body: Body,
  headers: Record<string, string | number>,
): Promise<boolean> {
  if (request.method === "HEAD") {
    response.writeHead(200, headers).end();
    return true;
  }
  if (body.size > KEPT_BYTES_MAX) {
    await sendFile(response, { status: 200, headers, content: createReadStream(body.file) });
    return true;
  }
  const bytes = await bytesOf(body);
  response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
  return true;
}

function bytesOf(body: Body): Promise<Buffer> {
  body.kept ??= readFile(body.file).catch((error: unknown) => {
    delete body.kept;
    throw error;
  });
  return body.kept;
}

/** By path. What a build says of itself is in folders with a dot, and is left out. */
function filesIn(folder: string): ReadonlyMap<string, Bodies> {
  const files = new Map<string, Bodies>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    const parts = name.split(path.sep);
    if (!stats.isFile() || parts.some((part) => part.startsWith("."))) continue;
    const suffix = path.extname(name);
    const encoding = SUFFIXES[suffix];
    const pathname = `/${parts.join("/")}`;
    const plainPath = encoding === undefined ? pathname : pathname.slice(0, -suffix.length);
    const etag = `W/"${stats.size}-${stats.mtimeMs}"`;
    const body = { file, size: stats.size, etag };
    files.set(plainPath, { ...files.get(plainPath), [encoding ?? "plain"]: body });
  }
  return files;
}

/** Names in `assets/` contain their content's hash. */
const cachingOf = (pathname: string) =>
  pathname.startsWith("/assets/") ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : "no-cache";

function typeOf(pathname: string): string {
  if (OWN_FORMAT.test(pathname)) return "application/octet-stream";
  const type = lookup(pathname) ?? "application/octet-stream";
  return type === "text/html" ? `${type};charset=utf-8` : type;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
