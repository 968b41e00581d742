import { MINUTE_MS, SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";

/** How old a signed message may be, in milliseconds: later it could be a replay. */
const SIGNATURE_TOLERANCE_MS = 5 * MINUTE_MS;

/** Signatures of one message: one per secret while the provider's secret is being rotated. */
const SIGNATURES_MAX = 10;

/** A keyed hash of a text, in hexadecimal digits. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), bytesOf(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The signature of a message: `t=` its time in seconds, `v1=` the keyed hash of time and body. */
export async function signMessage(message: {
  secret: string;
  body: string;
  at: Instant;
}): Promise<string> {
  const seconds = Math.floor(message.at / SECOND_MS);
  return `t=${seconds},v1=${await hmacHex(message.secret, `${seconds}.${message.body}`)}`;
}

/**
 * Whether a signature was made with one of the secrets, for this very body, and recently. There are
 * several signatures and secrets during rotation; one match is enough.
 */
export async function isSignedMessage(message: {
  secrets: readonly string[];
  body: string;
  signature: string;
  now: Instant;
}): Promise<boolean> {
  const { seconds, signatures } = readHeader(message.signature);
  if (seconds === null || signatures.length > SIGNATURES_MAX) return false;
  const age = Math.abs(message.now - Number(seconds) * SECOND_MS);
  if (age > SIGNATURE_TOLERANCE_MS) return false;
  const text = bytesOf(`${seconds}.${message.body}`);
  const checks = message.secrets.flatMap((secret) =>
    // The platform's check takes constant time.
    signatures.map(async (bytes) => crypto.subtle.verify("HMAC", await keyOf(secret), bytes, text)),
  );
  return (await Promise.all(checks)).includes(true);
}

/** `t=…,v1=…,v1=…`; other kinds of signatures are ignored. */
function readHeader(header: string) {
  const parts = header.split(",");
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? []);
  const signatures = parts.flatMap((part) => {
    const digits = /^v1=([0-9a-f]{64})$/.exec(part)?.[1];
    return digits === undefined ? [] : [bytesOfHex(digits)];
  });
  const [seconds = null] = times;
  return { seconds: times.length === 1 ? seconds : null, signatures };
}

const bytesOfHex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const bytesOf = (text: string) => new TextEncoder().encode(text);

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}
