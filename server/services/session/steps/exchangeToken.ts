import { REFRESH_GRACE_MS } from "../../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";
import { type FreshRefreshToken, addRefreshToken } from "./sessionTokens.ts";

/** How an exchange ended. `reused` has ended the family. */
export type Exchange =
  | { kind: "exchanged"; userId: string; refreshToken: FreshRefreshToken }
  | { kind: "unknown" }
  | { kind: "reused" };

/**
 * Exchanges a token for its successor. A used one is taken again for a short grace (two tabs at once, or
 * an answer that never arrived); after that somebody else may have it, and its whole family dies.
 */
export async function exchangeToken(context: ServiceContext, secret: string): Promise<Exchange> {
  const tokenHash = await hashOf(secret);
  const now = context.now();
  const known = await context.store.sessions.byHash(tokenHash);
  if (known === null || known.expiresAt <= now) return { kind: "unknown" };
  return context.store.transaction(async (store) => {
    // The person's lock makes "end the family" and "add to the family" exclude each other.
    await store.users.lock(known.userId);
    const row = await store.sessions.byHash(tokenHash);
    if (row === null) return { kind: "unknown" };
    const { familyId, userId, usedAt } = row;
    if (usedAt !== null && now - usedAt > REFRESH_GRACE_MS) {
      await store.sessions.endFamily(familyId);
      return { kind: "reused" };
    }
    await store.sessions.markUsed(tokenHash, now);
    const refreshToken = await addRefreshToken(context, { store, familyId, userId });
    return { kind: "exchanged", userId, refreshToken };
  });
}
