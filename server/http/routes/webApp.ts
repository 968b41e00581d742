import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { pageAt } from "../pages/pageAt.ts";
import { isRead, sendNotAllowed } from "../transport/readOnly.ts";
import { sendText } from "../transport/send.ts";

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
type ServeFile = ReturnType<typeof sirv>;

const INDEX = "/index.html";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Fonts and character maps that only PDF.js reads, in formats that have no type or several. */
const OWN_FORMAT = /\.(?:bcmap|pfb)$/;

interface WebAppOptions {
  /** Pages that are at another address, by their paths: a visit is sent there. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Answers with a rendered page; false for what the browser renders itself. */
  answerRendered?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * The built web app. Names in `assets/` contain their content's hash, so they may be cached
 * forever. A path at which the app has a page is the app's to answer; so is every other one that
 * does not look like a file, but with status 404 (docs/product.md 18.2).
 */
export function createWebApp(
  folder: string,
  { elsewhere = {}, answerRendered = async () => false }: WebAppOptions = {},
): Serve {
  if (!existsSync(path.join(folder, INDEX))) return notBuilt;
  const index = readFileSync(path.join(folder, INDEX), "utf8");
  const serve = wholeFiles(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        "cache-control",
        pathname.startsWith("/assets/")
          ? `public, max-age=${YEAR_IN_SECONDS}, immutable`
          : "no-cache",
      );
      if (OWN_FORMAT.test(pathname)) response.setHeader("content-type", "application/octet-stream");
    },
  });
  return async (request, response) => {
    if (!isRead(request)) return sendNotAllowed(response);
    const pathname = pathOf(request);
    if (looksLikeFile(pathname)) return serve(request, response, () => notFound(response));
    const address = elsewhere[pathname.replace(/\/$/, "").toLowerCase()];
    if (address !== undefined) return sendElsewhere(response, address);
    if (await answerRendered(request, response)) return;
    if (pageAt(pathname) === null) {
      return sendText(response, { status: 404, text: index, type: "text/html" });
    }
    // sirv reads the path that a framework would have parsed.
    Object.assign(request, { url: INDEX, _parsedUrl: undefined });
    serve(request, response, () => notFound(response));
  };
}

/** Ranges are never needed; absurd ones get the whole file (RFC 9110, 14.2). */
function wholeFiles(...options: Parameters<typeof sirv>): ServeFile {
  const serve = sirv(...options);
  return (request, response, next) => {
    delete request.headers.range;
    serve(request, response, next);
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? "/").split(/[?#]/)[0] ?? "/";

const looksLikeFile = (pathname: string) =>
  pathname.startsWith("/assets/") || /\.[a-z0-9]{1,12}$/i.test(pathname);

function sendElsewhere(response: ServerResponse, location: string): void {
  const headers = { location, "cache-control": "no-cache" };
  sendText(response, { status: 302, text: location, headers });
}

function notFound(response: ServerResponse): void {
  response.removeHeader("cache-control");
  sendText(response, { status: 404, text: "Not found" });
}

const notBuilt: Serve = (_request, response) =>
  sendText(response, {
    status: 503,
    text: "The web app isn't built yet: run `npm run build`, then start the server again.",
  });
