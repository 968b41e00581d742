import { refuse } from "../../../src/domain/shared/errors.ts";
import { linkedInSignInSignUpInput } from "../../../src/domain/session/inputs/linkedInSignInSignUp.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { REFRESH_GRACE_MS } from "../../../src/domain/shared/limits.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { becomeBeamer } from "./steps/becomeBeamer.ts";
import type { ServiceContext } from "../shared/context.ts";
import { exchangeToken } from "./steps/exchangeToken.ts";
import { hashOf } from "../shared/hash.ts";
import { ownAddress } from "./steps/redirectAddress.ts";
import { registerPerson } from "./steps/registerPerson.ts";
import { type AccessTokenResult, addRefreshToken, grantSession } from "./steps/sessionTokens.ts";

/**
 * Ends the sign-in: the provider's one-time code in, access token out, refresh cookie set. Who comes for
 * the first time is registered; a valid invitation code makes a beamer.
 *
 * The code counts as the session's first refresh token, used at once. So the same call again within the
 * grace gets the same person's session, and a code that comes back later ends it (RFC 6749, 4.1.2).
 */
export async function linkedInSignInSignUp(
  context: ServiceContext,
  command: unknown,
): Promise<AccessTokenResult> {
  const { code, url, affiliateCode } = parseInput(linkedInSignInSignUpInput, command);
  const redirectUri = ownAddress(context, { field: "url", address: url });
  const codeAsToken = `${redirectUri} ${code}`;
  const repeated = await signInAgain(context, codeAsToken);
  if (repeated !== null) return repeated;

  const person = await context.providers.signIn.exchange({ code, redirectUri });
  const known = await registerPerson(context, person);
  const user = affiliateCode
    ? ((await becomeBeamer(context, { user: known, code: affiliateCode })) ?? known)
    : known;
  return startSession(context, { user, codeAsToken });
}

async function startSession(
  context: ServiceContext,
  { user, codeAsToken }: { user: UserRow; codeAsToken: string },
): Promise<AccessTokenResult> {
  const familyId = context.newId("fam");
  const now = context.now();
  const tokenHash = await hashOf(codeAsToken);
  const refreshToken = await context.store.transaction(async (store) => {
    await store.sessions.insert({
      tokenHash,
      familyId,
      userId: user.id,
      issuedAt: now,
      // Kept beyond the grace only to recognise a stolen code; providers let codes live for minutes.
      expiresAt: now + 60 * REFRESH_GRACE_MS,
      usedAt: now,
    });
    return addRefreshToken(context, { store, familyId, userId: user.id });
  });
  return grantSession(context, { user, refreshToken });
}

/** The session of a code that was used moments ago; null for a code that is new here. */
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
