import type { IncomingMessage, ServerResponse } from "node:http";
import type { AskedPage } from "./askedPage.ts";
import type { KeptPage } from "./keptPages.ts";

/** A page that is asked for. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Sends a visitor to another address of this site. */
export function sendElsewhere(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-cache" }).end();
}

/** Sends a page in the best encoding that the browser takes, unless the browser has it already. */
export function sendPage(
  { request, response }: Asked,
  { status, etag, ...bodies }: KeptPage,
  { hasPrices }: Pick<AskedPage, "hasPrices">,
): void {
  const encoding = encodingFor(request);
  const body = bodies[encoding ?? "html"];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    // Without prices it is the same for every visitor. What is missing may be there soon.
    "cache-control": hasPrices || status === 404 ? "private, no-cache" : "public, max-age=60",
    vary: "accept-encoding",
    etag,
  };
  if (status === 200 && isFresh(request, etag)) return void response.writeHead(304, headers).end();
  response.writeHead(status, {
    ...headers,
    "content-length": body.length,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The best encoding that a browser takes; null for none. */
function encodingFor({ headers }: IncomingMessage): "br" | "gzip" | null {
  const accepted = (headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

const ENCODINGS = ["br", "gzip"] as const;

const isFresh = ({ headers }: IncomingMessage, etag: string) =>
  (headers["if-none-match"] ?? "").split(/,\s*/).includes(etag);
