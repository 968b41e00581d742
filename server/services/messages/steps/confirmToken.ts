import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { derivedSecret, hashOf } from "../../shared/hash.ts";

type Signer = Pick<ProcessContext, "settings">;

/** The secret in the link that confirms somebody's address until an instant. */
export async function confirmToken(
  { settings }: Signer,
  { userId, address, expiresAt }: { userId: string; address: string; expiresAt: Instant },
): Promise<string> {
  const signed = JSON.stringify(["confirm mail address", userId, address, expiresAt]);
  return `${userId}.${expiresAt}.${await derivedSecret(settings.tokenSecret, signed)}`;
}

/** Whose link it claims to be, and until when. */
export function readConfirmToken(token: string): { userId: string; expiresAt: Instant } {
  const [userId = "", expiresAt = ""] = token.split(".");
  return { userId, expiresAt: Number(expiresAt) };
}

/** Whether it is the link for this address. */
export async function confirms(
  signer: Signer,
  { token, address }: { token: string; address: string | null },
): Promise<boolean> {
  if (address === null) return false;
  const right = await confirmToken(signer, { ...readConfirmToken(token), address });
  // Hashes are compared, so that timing reveals nothing.
  return (await hashOf(right)) === (await hashOf(token));
}
