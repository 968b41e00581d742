import type { SharingPermission } from "../../../providers/signIn/port.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { seal, unseal } from "../../shared/hash.ts";

type Keeper = Pick<ProcessContext, "store" | "settings" | "now" | "newSecret">;

/** A sealed token can't be moved to another person. */
const contextOf = (userId: string) => `sharing ${userId}`;

/** A valid permission to post, decrypted. */
export interface OpenPermission {
  accessToken: string;
  /** As stored, so that no later one is forgotten. */
  sealedToken: string;
}

/** Null if there isn't one, or it has expired, or it was sealed with an earlier secret. */
export async function readPermission(
  { store, settings, now }: Keeper,
  userId: string,
): Promise<OpenPermission | null> {
  const row = await store.sharing.permissionOf(userId);
  if (row === null || row.expiresAt <= now()) return null;
  const { sealedToken } = row;
  const accessToken = await unseal(settings.tokenSecret, {
    sealed: sealedToken,
    context: contextOf(userId),
  });
  return accessToken === null ? null : { accessToken, sealedToken };
}

/** Stores a permission to post, encrypted, for as long as it is valid (docs/product.md 13.5). */
export async function keepPermission(
  { store, settings, now, newSecret }: Keeper,
  { userId, permission }: { userId: string; permission: SharingPermission },
): Promise<void> {
  const sealedToken = await seal(settings.tokenSecret, {
    text: permission.accessToken,
    context: contextOf(userId),
    nonce: newSecret(),
  });
  const expiresAt = now() + permission.lifetimeMs;
  await store.sharing.savePermission({ userId, sealedToken, expiresAt });
}
