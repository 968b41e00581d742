import type { IncomingMessage } from "node:http";

/**
 * Whether a request that may carry cookies comes from a page of this site, or from no page at all.
 * Every browser names the page's origin when it posts; a program without an origin has no visitor's
 * cookies.
 */
export function isSameSite(
  { headers }: Pick<IncomingMessage, "headers">,
  { publicUrl }: { publicUrl: string },
): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // A page elsewhere cannot change the `Host` of what the visitor's browser sends here.
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}
