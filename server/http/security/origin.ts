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
  const site = new URL(publicUrl);
  // A page elsewhere cannot change the `Host` of what the visitor's browser sends here. A page
  // without https may have been tampered with, so it isn't part of a site that has it.
  return origin === site.origin || origin === `${site.protocol}//${host}`;
}
