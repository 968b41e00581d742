import { REFRESH_GRACE_MS, REFRESH_RECOVERY_MS } from "../../../../src/domain/shared/limits.ts";
import type { RefreshTokenRow } from "../../../store/ports/session.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";
import { type FreshRefreshToken, successorOf } from "./sessionTokens.ts";

/** How an exchange ended. `reused` has ended the family. */
export type Exchange =
  | { kind: "exchanged"; userId: string; refreshToken: FreshRefreshToken }
  | { kind: "unknown" }
  | { kind: "reused" };

/**
 * Exchanges a token for its successor. A used one gets the same successor again for a short grace
 * (two tabs at once, or an answer that never arrived); otherwise it may be stolen, and its whole
 * family is revoked (docs/product.md 2.10).
 */
export async function exchangeToken(context: ServiceContext, secret: string): Promise<Exchange> {
  const tokenHash = await hashOf(secret);
  const known = await context.store.sessions.byHash(tokenHash);
  if (known === null || known.expiresAt <= context.now()) return { kind: "unknown" };
  const { familyId, userId } = known;
  const successor = await successorOf(context, { secret, familyId, userId });
  const exchange = await context.store.transaction(async (store): Promise<Exchange> => {
    // The person's lock makes "end the family" and "add to the family" exclude each other.
    await store.users.lock(userId);
    const row = await store.sessions.byHash(tokenHash);
    if (row === null) return { kind: "unknown" };
    const refreshToken = await use(context, { store, row, successor });
    if (refreshToken !== null) return { kind: "exchanged", userId, refreshToken };
    await store.sessions.endFamily({ familyId, at: context.now() });
    return { kind: "reused" };
  });
  if (exchange.kind === "reused") context.endedSessions.add(familyId);
  return exchange;
}

/** The successor, inserted if new; null when the token may not be used again. */
async function use(
  context: ServiceContext,
  { store, row, successor }: { store: Store; row: RefreshTokenRow; successor: FreshRefreshToken },
): Promise<FreshRefreshToken | null> {
  const { sessions } = store;
  const now = context.now();
  const { tokenHash, usedAt } = row;
  if (usedAt === null) {
    await sessions.insert(successor.row);
    await sessions.markUsed({ tokenHash, at: now, before: null });
    return successor;
  }
  const given = await sessions.byHash(successor.row.tokenHash);
  // The successor was used, so it has arrived: only someone else can still need the old token.
  if (given === null || given.usedAt !== null) return null;
  const again = { secret: successor.secret, row: given };
  if (now - usedAt <= REFRESH_GRACE_MS) return again;
  if (!isLostToCrash(context, usedAt)) return null;
  // The grace restarts now, so that this happens only once.
  await sessions.markUsed({ tokenHash, at: now, before: usedAt });
  return again;
}

/** Whether the answer may have been in flight when the previous process ended. */
function isLostToCrash({ startedAt }: Pick<ServiceContext, "startedAt">, usedAt: number): boolean {
  return usedAt < startedAt && startedAt - usedAt <= REFRESH_RECOVERY_MS;
}
