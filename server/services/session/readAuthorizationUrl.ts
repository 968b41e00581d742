import { refuse } from "../../../src/domain/shared/errors.ts";
import { PROVIDER_CODE_MAX } from "../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../shared/context.ts";
import { ownAddress } from "../shared/ownAddress.ts";
import { noteSignIn } from "./steps/begunSignIns.ts";

/**
 * Where the browser goes to sign in. It comes back to `redirectUri`, which must be this site's, and
 * is then recognised by a cookie.
 */
export async function readAuthorizationUrl(
  context: ServiceContext,
  request: { redirectUri: string; state: string },
): Promise<string> {
  const { redirectUri, state } = request;
  if (state.length === 0 || state.length > PROVIDER_CODE_MAX) {
    refuse("BAD_USER_INPUT", { field: "state", message: "The state is missing or too long" });
  }
  const url = await context.providers.signIn.authorizationUrl({
    redirectUri: ownAddress(context, { field: "redirectUri", address: redirectUri }),
    state,
  });
  await noteSignIn(context, state);
  return url;
}
