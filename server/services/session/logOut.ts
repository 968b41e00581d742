import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { forgetCookie } from "./steps/sessionTokens.ts";

/** Ends the session of the refresh cookie in all its tabs. True, also when there was none. */
export async function logOut(context: ServiceContext): Promise<true> {
  const { refreshToken } = context.visitor;
  forgetCookie(context);
  if (refreshToken === null) return true;
  const tokenHash = await hashOf(refreshToken);
  const known = await context.store.sessions.byHash(tokenHash);
  if (known === null) return true;
  await context.store.transaction(async (store) => {
    await store.users.lock(known.userId);
    await store.sessions.endFamily(known.familyId);
  });
  return true;
}
