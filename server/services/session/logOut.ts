import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { endSession } from "./steps/endSession.ts";
import { forgetCookies } from "./steps/sessionTokens.ts";

/**
 * Ends the session of the refresh cookie in all its tabs, and that of the access token if it
 * differs. True, even if there wasn't one.
 */
export async function logOut(context: ServiceContext): Promise<true> {
  const { visitor, viewer, store } = context;
  forgetCookies(context);
  const known =
    visitor.refreshToken === null
      ? null
      : await store.sessions.byHash(await hashOf(visitor.refreshToken));
  if (known !== null) await endSession(context, known);
  if (viewer?.sessionId !== undefined && viewer.sessionId !== known?.familyId) {
    await endSession(context, { userId: viewer.userId, familyId: viewer.sessionId });
  }
  return true;
}
