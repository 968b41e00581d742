import type { IncomingMessage } from "node:http";

/** Smallest result first. */
const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that a client takes; null for none. */
export function encodingFor({ headers }: IncomingMessage): Encoding | null {
  const accepted = (headers["accept-encoding"] ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Whether a client has what it asks for already. */
export const isFresh = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers["if-none-match"] ?? "").split(/,\s*/).includes(etag);
