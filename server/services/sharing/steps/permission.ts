import type { SharingPermission } from "../../../providers/signIn/port.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { seal, unseal } from "../../shared/hash.ts";

type Keeper = Pick<ProcessContext, "store" | "settings" | "now" | "newSecret">;

/** Nobody can move a sealed token to another person. */
const contextOf = (userId: string) => `sharing ${userId}`;

/** A leave to post that is still good, opened. */
export interface OpenPermission {
  accessToken: string;
  /** As it is kept, to forget this one and no later one. */
  sealedToken: string;
}

/** Null when there is none, or it has run out, or it was sealed with a secret of before. */
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

/** Keeps a leave to post, encrypted, for as long as it is good (docs/product.md 13.5). */
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
