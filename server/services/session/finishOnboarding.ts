import { missingToOnboard } from "../../../src/domain/profiles/onboarding.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import { issueAccessToken } from "../shared/accessToken.ts";
import type { AccessTokenResult } from "./steps/sessionTokens.ts";
import { requireViewer } from "../shared/viewer.ts";
import type { UserRow } from "../../store/ports/profiles.ts";

/**
 * Marks the onboarding of the person's role as done; with a new access token, since its claims
 * change. Refuses a beamer whose picture or professional title is missing (docs/product.md 2.14).
 */
export async function finishOnboarding(context: ServiceContext): Promise<AccessTokenResult> {
  const { userId, sessionId } = requireViewer(context);
  // The role is the record's: the token may be older than an invitation.
  const user = (await context.store.users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
  if (user.role === "beamer" && !user.beamerIsOnboarded) refuseUnfinished(user);
  const onboarded = await context.store.users.update(
    userId,
    user.role === "beamer" ? { beamerIsOnboarded: true } : { userIsOnboarded: true },
  );
  context.loaders.user.clear(userId);
  return { token: await issueAccessToken(context, onboarded, sessionId) };
}

function refuseUnfinished(user: UserRow): void {
  const [first] = missingToOnboard(user);
  if (first !== undefined) refuse("BAD_USER_INPUT", first);
}
