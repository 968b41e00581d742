import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import { exchangeToken } from "./steps/exchangeToken.ts";
import { type AccessTokenResult, forgetCookies, grantSession } from "./steps/sessionTokens.ts";

/**
 * A new access token for the refresh cookie, which is rotated. Refuses with
 * `AUTH_NOT_AUTHENTICATED` when there is no session, and with `REFRESH_REUSED` when an old token
 * came back, which ends the session.
 */
export async function refresh(context: ServiceContext): Promise<AccessTokenResult> {
  const { refreshToken: secret } = context.visitor;
  if (secret === null) return refuse("AUTH_NOT_AUTHENTICATED");
  const exchange = await exchangeToken(context, secret);
  if (exchange.kind === "reused") {
    context.log("warn", "a used refresh token came back: its session has ended");
    forgetCookies(context);
    return refuse("REFRESH_REUSED");
  }
  if (exchange.kind === "unknown") return endWithoutSession(context);
  const user = await context.store.users.byId(exchange.userId);
  if (user === null) return endWithoutSession(context);
  return grantSession(context, { user, refreshToken: exchange.refreshToken });
}

function endWithoutSession(context: ServiceContext): never {
  forgetCookies(context);
  return refuse("AUTH_NOT_AUTHENTICATED");
}
