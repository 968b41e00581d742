import type { ProcessContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";

/** The id of the session that a refresh cookie belongs to; null if there isn't one any more. */
export async function findSession(
  { store, now }: Pick<ProcessContext, "store" | "now">,
  refreshToken: string,
): Promise<string | null> {
  const known = await store.sessions.byHash(await hashOf(refreshToken));
  return known === null || known.expiresAt <= now() ? null : known.familyId;
}
