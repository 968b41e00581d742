import { refuse } from "../../../src/domain/shared/errors.ts";
import { linkedInSignInSignUpInput } from "../../../src/domain/session/inputs/linkedInSignInSignUp.ts";
import { SIGN_IN_ELSEWHERE } from "../../../src/domain/session/messages.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { REFRESH_GRACE_MS } from "../../../src/domain/shared/limits.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { acceptPolicies } from "./steps/acceptPolicies.ts";
import { becomeBeamer } from "./steps/becomeBeamer.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hasBegunSignIn } from "./steps/begunSignIns.ts";
import { exchangeToken } from "./steps/exchangeToken.ts";
import { oncePerCode } from "./steps/oncePerCode.ts";
import { hashOf } from "../shared/hash.ts";
import { ownAddress } from "../shared/ownAddress.ts";
import { registerPerson } from "./steps/registerPerson.ts";
import { keepMailAddress } from "../messages/keepMailAddress.ts";
import { keepSharingPermission } from "../sharing/keepSharingPermission.ts";
import { type AccessTokenResult, grantSession, successorOf } from "./steps/sessionTokens.ts";

/**
 * Completes the sign-in that this browser began: takes the provider's one-time code, returns an
 * access token and sets the refresh cookie. First-time visitors are registered; a valid invitation
 * code makes a beamer. The versions of the policies that this accepts are kept.
 *
 * The code counts as the session's first refresh token, used at once. So one code makes one
 * session: repeating the call within the grace gets that session, even concurrently, and a code
 * that comes back later ends it (RFC 6749, 4.1.2).
 */
export async function linkedInSignInSignUp(
  context: ServiceContext,
  command: unknown,
): Promise<AccessTokenResult> {
  const { code, url, state, affiliateCode } = parseInput(linkedInSignInSignUpInput, command);
  if (!state || !(await hasBegunSignIn(context, state))) {
    refuse("SIGN_IN_FAILED", { message: SIGN_IN_ELSEWHERE });
  }
  const redirectUri = ownAddress(context, { field: "url", address: url });
  const codeAsToken = `${redirectUri} ${code}`;
  return oncePerCode(context, {
    codeHash: await hashOf(codeAsToken),
    again: () => signInAgain(context, codeAsToken),
    first: async () => {
      const person = await context.providers.signIn.exchange({ code, redirectUri });
      const known = await registerPerson(context, person);
      await acceptPolicies(context, known);
      const { email, isEmailVerified: isVerified } = person;
      await keepMailAddress(context, { userId: known.id, email: email.trim(), isVerified });
      const user = affiliateCode
        ? ((await becomeBeamer(context, { user: known, code: affiliateCode })) ?? known)
        : known;
      await keepSharingPermission(context, { user, permission: person.sharing });
      return startSession(context, { user, codeAsToken });
    },
  });
}

/** A new session; null when a concurrent call has started the code's session. */
async function startSession(
  context: ServiceContext,
  { user, codeAsToken }: { user: UserRow; codeAsToken: string },
): Promise<AccessTokenResult | null> {
  const familyId = context.newId("fam");
  const userId = user.id;
  const issuedAt = context.now();
  const tokenHash = await hashOf(codeAsToken);
  // Kept beyond the grace only to detect a stolen code; providers' codes are valid for minutes.
  const expiresAt = issuedAt + 60 * REFRESH_GRACE_MS;
  const refreshToken = await successorOf(context, { secret: codeAsToken, familyId, userId });
  const isFirst = await context.store.transaction(async ({ sessions }) => {
    const code = { tokenHash, familyId, userId, issuedAt, expiresAt, usedAt: issuedAt };
    return (await sessions.insert(code)) && (await sessions.insert(refreshToken.row));
  });
  return isFirst ? grantSession(context, { user, refreshToken }) : null;
}

/** The session of a recently used code; null for a code that is new here. */
async function signInAgain(
  context: ServiceContext,
  codeAsToken: string,
): Promise<AccessTokenResult | null> {
  const exchange = await exchangeToken(context, codeAsToken);
  if (exchange.kind === "unknown") return null;
  if (exchange.kind === "reused") return refuse("SIGN_IN_FAILED");
  const user = await context.store.users.byId(exchange.userId);
  return user === null
    ? null
    : grantSession(context, { user, refreshToken: exchange.refreshToken });
}
