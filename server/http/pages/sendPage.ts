import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor, isFresh } from "../transport/encoding.ts";
import type { AskedPage } from "./askedPage.ts";
import type { KeptPage } from "./keptPages.ts";

/** A page that is asked for. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Sends a visitor to another address. */
export function sendElsewhere(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-cache" }).end();
}

/** Sends a page in the best encoding that the browser takes, unless the browser has it already. */
export function sendPage(
  { request, response }: Asked,
  { status, etag, ...bodies }: KeptPage,
  { hasPrices, countryHeader }: Pick<AskedPage, "hasPrices"> & CountrySource,
): void {
  const encoding = encodingFor(request);
  const body = bodies[encoding ?? "html"];
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...(status === 404 || response.hasHeader("set-cookie")
      ? // What is missing may be there soon, and a cookie is one visitor's.
        OWN
      : sharingOf({ hasPrices, countryHeader })),
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

/** Where a request's country is from. */
interface CountrySource {
  /** The header with the visitor's country, if the request has one that says it; null otherwise. */
  countryHeader: string | null;
}

const OWN = { "cache-control": "private, no-cache", vary: "accept-encoding" };

/**
 * Who may keep a page that is there. Without prices it is the same for every visitor. With prices it
 * is the same for all of a country whose cookies say the same, as long as the country can be told
 * from the request: a cache in between knows nothing of addresses.
 */
function sharingOf({ hasPrices, countryHeader }: Pick<AskedPage, "hasPrices"> & CountrySource) {
  if (!hasPrices) return { "cache-control": "public, max-age=60", vary: "accept-encoding" };
  if (countryHeader === null) return OWN;
  return {
    "cache-control": "public, max-age=0, s-maxage=60",
    vary: `accept-encoding, cookie, ${countryHeader}`,
  };
}
