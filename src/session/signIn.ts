import { PATHS } from "../domain/shared/paths.ts";
import {
  LinkedInAuthorizationUrlDocument,
  LinkedInSignInSignUpDocument,
} from "../operations/generated/graphql.ts";
import { invalidCodeAddress } from "../domain/session/addresses.ts";
import { homeOf } from "./home.ts";
import type { SessionHost } from "./host.ts";
import type { Session } from "./session.ts";
import { providerError, signInError } from "./signInError.ts";
import { takeAddress } from "./takeAddress.ts";

const KEY = "signInRedirect";

/** What must survive the redirect to the provider and back. */
interface Redirect {
  state: string;
  url: string;
  affiliateCode: string | null;
}

type SignInSession = Pick<Session, "host" | "run" | "accept" | "me">;

/** Leaves for the sign-in provider. Rejects with `CallError`. */
export async function startSignIn(
  { host, run }: Pick<SignInSession, "host" | "run">,
  { affiliateCode = null }: { affiliateCode?: string | null } = {},
): Promise<void> {
  const redirect = {
    state: host.newSecret(),
    url: `${host.origin}${PATHS.signInReturn}`,
    affiliateCode,
  } satisfies Redirect;
  const answer = await run(LinkedInAuthorizationUrlDocument, {
    redirectUri: redirect.url,
    state: redirect.state,
  });
  if (!answer) return;
  host.tabStorage.setItem(KEY, JSON.stringify(redirect));
  host.leaveFor(answer.linkedInAuthorizationUrl);
}

/**
 * Ends a sign-in with what the provider sent along: the path to show next (docs/product.md 2.4, 2.7).
 * Rejects with `CallError`, also when the provider reports an error or the state is not the one
 * sent out.
 */
export async function finishSignIn(
  { host, run, accept, me }: SignInSession,
  search: URLSearchParams,
): Promise<string> {
  const redirect = takeRedirect(host);
  const error = search.get("error");
  if (error) {
    host.log(`the sign-in provider reported ${error}`, search.get("error_description"));
    throw providerError(error);
  }
  const code = search.get("code");
  if (!redirect || !code || search.get("state") !== redirect.state) {
    // Going back in the history, for example.
    const signedIn = me();
    if (signedIn && !redirect) return homeOf(signedIn);
    throw signInError("This sign-in belongs to another window, or has run out.");
  }
  const { url, affiliateCode } = redirect;
  const answer = await run(LinkedInSignInSignUpDocument, {
    command: { code, url, acceptedPolicies: true, affiliateCode },
  });
  if (!answer) return PATHS.login;
  accept(answer.linkedInSignInSignUp.token);
  // The code is good for nobody: signed in all the same, and the address still waits.
  if (affiliateCode && me()?.role === "user") return invalidCodeAddress(affiliateCode);
  return takeAddress(host) ?? homeOf(me());
}

function takeRedirect({ tabStorage }: SessionHost): Redirect | null {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  try {
    return text ? (JSON.parse(text) as Redirect) : null;
  } catch {
    return null;
  }
}
