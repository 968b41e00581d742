import type { IncomingMessage } from "node:http";

const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The supported methods, as the `Allow` header lists them. */
export const ALLOWED_METHODS = [...METHODS].join(", ");

/**
 * What is wrong with the line that a request begins with, and with its `Host`: the status to
 * answer, 204 for `OPTIONS *`, which asks for no more. Null when it names a path, which is then in
 * `request.url`: an absolute URL (`GET http://host/path`) must be accepted too (RFC 9112, 3.2.2).
 */
export function validateRequestTarget(request: IncomingMessage): 204 | 400 | 405 | null {
  const { method = "", url = "" } = request;
  if (!METHODS.has(method)) return 405;
  if (hosts(request.rawHeaders) > 1) return 400;
  if (url === "*") return method === "OPTIONS" ? 204 : 400;
  if (!url.startsWith("/") && !takeWholeAddress(request, url)) return 400;
  const { host } = request.headers;
  // HTTP/1.0 doesn't need one; Node has refused the rest.
  return host === undefined || isHost(host) ? null : 400;
}

/** A name or an address, perhaps with a port, and no other part of a URL. */
const isHost = (host: string) => !/[/?#@\\]/.test(host) && URL.canParse(`http://${host}/`);

/** The URL names the host, so the header must be ignored. */
function takeWholeAddress(request: IncomingMessage, address: string): boolean {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  if (url === null) return false;
  request.url = url.pathname + url.search;
  request.headers.host = url.host;
  return true;
}

function hosts(rawHeaders: readonly string[]): number {
  let count = 0;
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  return count;
}
