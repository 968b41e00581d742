import { PATHS } from "../../domain/shared/paths.ts";
import {
  LinkedInAuthorizationUrlDocument,
  LinkedInSignInSignUpDocument,
} from "../../operations/generated/graphql.ts";
import { invalidCodeAddress, joinAgainAddress } from "../../domain/session/addresses.ts";
import { SIGN_IN_ELSEWHERE } from "../../domain/session/messages.ts";
import { homeOf } from "../home.ts";
import type { Session } from "../session.ts";
import { keepsNothingError, providerError, signInError } from "./signInError.ts";
import { dropRedirect, keepRedirect, readRedirect, type SignInRedirect } from "./signInRedirect.ts";
import { takeAddress } from "./takeAddress.ts";

type SignInSession = Pick<Session, "host" | "run" | "accept" | "me">;

export interface SignInOptions {
  affiliateCode?: string | null;
  /** It begins on a page that has another purpose: going back shows that page again. */
  keepsPage?: boolean;
}

/** Leaves for the sign-in provider. Rejects with `CallError`. */
export async function startSignIn(
  { host, run }: Pick<SignInSession, "host" | "run">,
  { affiliateCode = null, keepsPage = false }: SignInOptions = {},
): Promise<void> {
  const redirect = {
    state: host.newSecret(),
    url: `${host.origin}${PATHS.signInReturn}`,
    affiliateCode,
  } satisfies SignInRedirect;
  const answer = await run(LinkedInAuthorizationUrlDocument, {
    redirectUri: redirect.url,
    state: redirect.state,
  });
  if (!answer) return;
  if (!keepRedirect(host, redirect)) throw keepsNothingError();
  // Going back to a page for signing in would redirect again, for anyone signed in by then
  // (docs/product.md 2.5).
  if (keepsPage) host.leaveFor(answer.linkedInAuthorizationUrl);
  else host.replaceLocation(answer.linkedInAuthorizationUrl);
}

/**
 * Completes a sign-in with the provider's parameters: the path to show next (docs/product.md 2.4,
 * 2.7). Rejects with `CallError`, also if the provider reports an error or the state does not
 * match.
 */
export async function finishSignIn(
  { host, run, accept, me }: SignInSession,
  search: URLSearchParams,
): Promise<string> {
  const redirect = readRedirect(host);
  const error = search.get("error");
  if (error) {
    dropRedirect(host);
    host.log(`the sign-in provider reported ${error}`, search.get("error_description"));
    // Its page is no more in the browser's history, and an invitation may be all that named it.
    if (redirect?.affiliateCode) return joinAgainAddress({ code: redirect.affiliateCode, error });
    throw providerError(error);
  }
  const code = search.get("code");
  if (!redirect || !code || search.get("state") !== redirect.state) {
    // Going back in the history, for example.
    const signedIn = me();
    if (signedIn && !redirect) return homeOf(signedIn);
    throw signInError(SIGN_IN_ELSEWHERE);
  }
  const { url, state, affiliateCode } = redirect;
  const answer = await run(LinkedInSignInSignUpDocument, {
    command: { code, url, state, acceptedPolicies: true, affiliateCode },
  });
  if (!answer) return PATHS.login;
  // Not before: when no answer came, the same page can ask again, and the invitation is still known.
  dropRedirect(host);
  accept(answer.linkedInSignInSignUp.token);
  // The code is invalid: signed in all the same, and the address still waits.
  if (affiliateCode && me()?.role === "user") return invalidCodeAddress(affiliateCode);
  return takeAddress(host) ?? homeOf(me());
}
