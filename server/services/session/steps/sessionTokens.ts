import { REFRESH_TOKEN_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import type { RefreshTokenRow } from "../../../store/ports/session.ts";
import type { UserRow } from "../../../store/ports/profiles.ts";
import { issueAccessToken } from "../../shared/accessToken.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { derivedSecret, hashOf } from "../../shared/hash.ts";

/** What a sign-in or a refresh returns to the browser. */
export interface AccessTokenResult {
  token: string;
}

/** A refresh token before it has reached the browser. */
export interface FreshRefreshToken {
  secret: string;
  row: RefreshTokenRow;
}

/**
 * The token that follows a used one. It is derived, so that sending the used one again gives the
 * very same successor, and a family never branches; deriving it takes the server's secret.
 */
export async function successorOf(
  { now, settings }: Pick<ServiceContext, "now" | "settings">,
  used: { secret: string; familyId: string; userId: string },
): Promise<FreshRefreshToken> {
  const { familyId, userId } = used;
  const secret = await derivedSecret(settings.tokenSecret, `refresh token after ${used.secret}`);
  const tokenHash = await hashOf(secret);
  const issuedAt = now();
  const expiresAt = issuedAt + REFRESH_TOKEN_LIFETIME_MS;
  return { secret, row: { tokenHash, familyId, userId, issuedAt, expiresAt, usedAt: null } };
}

/** Sets the cookies and signs the access token. */
export async function grantSession(
  context: ServiceContext,
  { user, refreshToken }: { user: UserRow; refreshToken: FreshRefreshToken },
): Promise<AccessTokenResult> {
  const { secret, row } = refreshToken;
  context.setCookie({ name: "refresh", value: secret, expiresAt: row.expiresAt });
  // No secret: it only spares the person a page that is rendered for visitors.
  context.setCookie({ name: "signedIn", value: "yes", expiresAt: row.expiresAt });
  return { token: await issueAccessToken(context, user, row.familyId) };
}

/** Deletes the session's cookies. */
export function forgetCookies({ setCookie }: Pick<ServiceContext, "setCookie">): void {
  setCookie({ name: "refresh", value: null, expiresAt: null });
  setCookie({ name: "signedIn", value: null, expiresAt: null });
}
