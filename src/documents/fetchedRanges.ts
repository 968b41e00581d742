import {
  type DocumentPart,
  type DocumentRange,
  type DocumentRanges,
  ServerBusy,
} from "./ranges.ts";
import { CALL_RETRIES, SECOND_MS } from "../domain/shared/limits.ts";
import type { ServerPath } from "../domain/shared/paths.ts";
import { type Asker, askAsMe } from "../session/askAsMe.ts";
import { FIRST_RETRY_AFTER_MS } from "../session/call.ts";
import {
  CallError,
  callErrorOf,
  networkError,
  serverError,
  type GraphQLAnswerError,
} from "../calls/callError.ts";
import { pause } from "../session/host.ts";
import { watchSilence } from "../session/watchSilence.ts";

/** A response without a byte for this long is aborted and retried. */
export const SILENCE_MS = 20 * SECOND_MS;

/**
 * Reads documents in ranges, as the signed-in person. An expired token is refreshed, since reading
 * outlasts one; a transient failure is retried like a call's (docs/product.md 16.2), from the byte
 * where it stopped. Rejects with `CallError`, and with `ServerBusy` as soon as the server asks to
 * be left alone.
 */
export function createFetchedRanges(session: Asker): DocumentRanges {
  return { read: (range) => readRange(session, range) };
}

async function readRange(session: Asker, range: DocumentRange): Promise<DocumentPart> {
  const got: Got = { blocks: [], length: 0, sizeInBytes: null };
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt(session, range, got);
    } catch (error) {
      range.signal.throwIfAborted();
      if (error instanceof CallError || error instanceof ServerBusy) throw error;
      if (retries === CALL_RETRIES) throw error instanceof Broken ? serverError() : networkError();
      await pause(session.host, FIRST_RETRY_AFTER_MS * 3 ** retries);
      range.signal.throwIfAborted();
    }
  }
}

/** What has arrived so far, over all attempts. */
interface Got {
  blocks: Uint8Array<ArrayBuffer>[];
  length: number;
  sizeInBytes: number | null;
}

/** One request, and another one after a refresh. Anything but a `CallError` may be transient. */
async function attempt(session: Asker, range: DocumentRange, got: Got): Promise<DocumentPart> {
  const silence = watchSilence(session.host, { ms: SILENCE_MS, closed: range.signal });
  try {
    const response = await request(session, { range, got, signal: silence.signal });
    if (response.status !== 206) throw await refusalOf(response);
    const { first, last, sizeInBytes } = contentRange(response);
    if (first !== range.first + got.length) throw new Later();
    got.sizeInBytes = sizeInBytes;
    await take(response, { range, got, heard: silence.heard });
    if (got.length < last - range.first + 1) throw new Later();
    return { bytes: joined(got), sizeInBytes };
  } finally {
    silence.end();
  }
}

function request(
  session: Asker,
  { range, got, signal }: { range: DocumentRange; got: Got; signal: AbortSignal },
): Promise<Response> {
  const path = `/documents/${encodeURIComponent(range.documentId)}` satisfies ServerPath;
  const headers = { range: `bytes=${range.first + got.length}-${range.last}` };
  return askAsMe(session, path, { headers, signal });
}

/** Appends what arrives. */
async function take(
  response: Response,
  { range, got, heard }: { range: DocumentRange; got: Got; heard: () => void },
): Promise<void> {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Later();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    got.blocks.push(value);
    got.length += value.length;
    range.onBytes?.(value.length);
  }
}

function joined({ blocks, length }: Got): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const block of blocks) {
    whole.set(block, at);
    at += block.length;
  }
  return whole;
}

/** The byte range of an answer. */
function contentRange(response: Response): { first: number; last: number; sizeInBytes: number } {
  const header = response.headers.get("content-range") ?? "";
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header) ?? [];
  if (size === undefined) throw new Later();
  return { first: Number(first), last: Number(last), sizeInBytes: Number(size) };
}

/** A transient failure: no connection, half an answer, or a server that is unavailable. */
class Later extends Error {}

/** The server answered, and something is wrong with it. */
class Broken extends Later {}

/** What an answer without the bytes says. */
async function refusalOf(response: Response): Promise<Error> {
  const { status, headers } = response;
  if (status === 429 || status >= 500) {
    await response.body?.cancel();
    const seconds = headers.get("retry-after");
    if (status !== 429 && seconds === null) return new Broken();
    return new ServerBusy(SECOND_MS * (Number(seconds) || 0));
  }
  // A whole document, however long, says nothing.
  if (response.ok) {
    await response.body?.cancel();
    return networkError();
  }
  const answer = (await response.json().catch(() => null)) as {
    errors?: GraphQLAnswerError[];
  } | null;
  const [refusal] = answer?.errors ?? [];
  if (refusal !== undefined) return callErrorOf(refusal);
  // No such bytes, or a proxy that refuses: a retry would fail the same way.
  return serverError();
}
