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
  // Two at once keep the first one's key.
  return standIns.update(KEY, (present) => (present ?? key) as JWK);
}

/** What everybody may know of a key. */
export function publicHalf({ d: _secret, ...shown }: JWK): JWK {
  return shown;
}
