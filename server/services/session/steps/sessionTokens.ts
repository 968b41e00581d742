import { REFRESH_TOKEN_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { UserRow } from "../../../store/ports/profiles.ts";
import { issueAccessToken } from "../../shared/accessToken.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";

/** What a sign-in or a refresh returns to the browser. */
export interface AccessTokenResult {
  token: string;
}

/** A refresh token before it has reached the browser. */
export interface FreshRefreshToken {
  secret: string;
  expiresAt: number;
}

/** Adds a fresh token to the family. Within a transaction, give its store. */
export async function addRefreshToken(
  context: Pick<ServiceContext, "now" | "newSecret">,
  { store, familyId, userId }: { store: Store; familyId: string; userId: string },
): Promise<FreshRefreshToken> {
  const secret = context.newSecret();
  const issuedAt = context.now();
  const expiresAt = issuedAt + REFRESH_TOKEN_LIFETIME_MS;
  const tokenHash = await hashOf(secret);
  await store.sessions.insert({ tokenHash, familyId, userId, issuedAt, expiresAt, usedAt: null });
  return { secret, expiresAt };
}

/** Sets the cookie and signs the access token. */
export async function grantSession(
  context: ServiceContext,
  { user, refreshToken }: { user: UserRow; refreshToken: FreshRefreshToken },
): Promise<AccessTokenResult> {
  const { secret, expiresAt } = refreshToken;
  context.setCookie({ name: "refresh", value: secret, expiresAt });
  return { token: await issueAccessToken(context, user) };
}

/** Deletes the refresh cookie. */
export function forgetCookie({ setCookie }: Pick<ServiceContext, "setCookie">): void {
  setCookie({ name: "refresh", value: null, expiresAt: null });
}
