import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";

const KEPT_BYTES = 64 * 1024 * 1024;
const KNOWN_ADDRESSES = 20_000;
/** As good as the best, at a hundredth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What is sent of a rendered page, in each encoding. */
export interface KeptPage {
  status: 200 | 404;
  etag: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** A page or where its address leads, and until when that is right. */
export type Kept = { until: Instant } & (KeptPage | { redirectTo: string });

/** Keeps rendered pages by what they were made of, for a minute at most. */
export interface KeptPages {
  /** The calls that the page at an address makes; undefined while that isn't known. */
  callsOf(address: string): readonly string[] | undefined;
  noteCalls(address: string, calls: readonly string[]): void;
  get(key: string, now: Instant): Kept | undefined;
  set(key: string, page: Kept): void;
}

export function createKeptPages(): KeptPages {
  const calls = new LRUCache<string, readonly string[]>({ max: KNOWN_ADDRESSES });
  const pages = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (page) =>
      "redirectTo" in page ? 1_000 : page.html.length + page.br.length + page.gzip.length,
  });
  return {
    callsOf: (address) => calls.get(address),
    noteCalls: (address, made) => void calls.set(address, made),
    get(key, now) {
      const page = pages.get(key);
      return page !== undefined && now < page.until ? page : undefined;
    },
    set: (key, page) => void pages.set(key, page),
  };
}

/** What a page is kept by: all that its markup depends on. */
export function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** A document, ready to be sent. */
export async function packed(status: 200 | 404, text: string): Promise<KeptPage> {
  const html = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html, BROTLI),
    promisify(gzip)(html),
  ]);
  // Weak: it names the document, whatever its encoding.
  return { status, etag: `W/"${keyOf(text).slice(0, 22)}"`, html, br, gzip: zipped };
}

const MOMENT = /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g;

/**
 * Until when a page may be shown that was made of these answers: a minute, and not beyond the next
 * moment that they name, as something then begins or ends.
 */
export function shownUntil(now: Instant, answers: readonly string[]): Instant {
  const moments = answers.flatMap((answer) =>
    [...answer.matchAll(MOMENT)].map(([, moment = ""]) => Date.parse(moment)),
  );
  return Math.min(now + MINUTE_MS, ...moments.filter((moment) => moment > now));
}
