import { MINUTE_MS, SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";

/** How old a signed message may be, in milliseconds: later it could be a replay. */
const SIGNATURE_TOLERANCE_MS = 5 * MINUTE_MS;

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

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

/** Whether the signature is by the owner of the secret, on this very body, and not long ago. */
export async function isSignedMessage(message: {
  secret: string;
  body: string;
  signature: string;
  now: Instant;
}): Promise<boolean> {
  const [, seconds, digits] = HEADER.exec(message.signature) ?? [];
  if (seconds === undefined || digits === undefined) return false;
  const age = Math.abs(message.now - Number(seconds) * SECOND_MS);
  if (age > SIGNATURE_TOLERANCE_MS) return false;
  // The platform's own check takes the same time whatever differs.
  return crypto.subtle.verify(
    "HMAC",
    await keyOf(message.secret),
    Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    bytesOf(`${seconds}.${message.body}`),
  );
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
}
