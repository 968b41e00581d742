import { once } from "node:events";
import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import type { AwsV4Signer } from "aws4fetch";

/** Retries when a server is busy or a connection broke. */
const RETRIES = 2;
const FIRST_PAUSE_MS = 50;

export interface SignedRequest {
  url: string;
  method: string;
  /** All that is signed, the hash of the body among them. */
  headers: Record<string, string>;
  body: Uint8Array | string;
  signal: AbortSignal;
}

type SignerOptions = ConstructorParameters<typeof AwsV4Signer>[0];

/**
 * Sends a signed S3 request, with retries when the server is busy or the connection breaks. The
 * body is sent straight from memory; `fetch` would copy it once or twice. The answer's body must be
 * read or discarded.
 */
export async function sendSigned(
  request: SignedRequest,
  keys: Pick<SignerOptions, "accessKeyId" | "secretAccessKey" | "region" | "cache">,
): Promise<IncomingMessage> {
  const { AwsV4Signer: Signer } = await import("aws4fetch");
  const { url, method, headers, body, signal } = request;
  const signed = await new Signer({ ...keys, service: "s3", url, method, headers }).sign();
  const sent = { ...Object.fromEntries(signed.headers), "content-length": Buffer.byteLength(body) };
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === RETRIES;
    try {
      const answer = await send({ url: signed.url, method, headers: sent, body, signal });
      if (isLast || !isBusy(answer)) return answer;
      answer.resume();
    } catch (error) {
      if (isLast || signal.aborted) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** attempt, null, { signal });
  }
}

async function send(request: {
  url: URL;
  method: string;
  headers: Record<string, string | number>;
  body: Uint8Array | string;
  signal: AbortSignal;
}): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = request;
  const begin = url.protocol === "https:" ? requestSecurely : requestPlainly;
  const sending = begin(url, { method, headers, signal });
  // Also once the answer has begun: its reader is told.
  sending.on("error", () => undefined);
  sending.end(body);
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  return answer;
}

const isBusy = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 500 || statusCode === 429;
