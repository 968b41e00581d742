import { type JWK, calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { StandInStore } from "../../providers/standIns.ts";

const KEY = "openid:signingKey";

/** The key that signs the local provider's tokens, made at the first use and kept from then on. */
export async function signingKey(standIns: StandInStore): Promise<JWK> {
  const kept = (await standIns.read(KEY)) as JWK | null;
  if (kept !== null) return kept;
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  const key = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: "ES256", use: "sig" };
  // Concurrent callers keep the first key.
  return standIns.update(KEY, (present) => (present ?? key) as JWK);
}

/** The public part of a key. */
export function publicHalf({ d: _secret, ...shown }: JWK): JWK {
  return shown;
}
