import type { IncomingMessage } from "node:http";

/**
 * Whether the client has this content already, and so needs no more than a 304. A proxy that
 * compresses answers makes their tags weak (`W/"…"`), which is enough here (RFC 9110, 13.1.2).
 */
export const isKnown = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers["if-none-match"] ?? "")
    .split(",")
    .some((known) => known.trim().replace(/^W\//, "") === etag);
