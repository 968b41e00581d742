import type { MiddlewareFunction } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { RESERVED_SLUGS } from "../../domain/profiles/reservedSlugs.ts";
import type { Session } from "../../session/session.ts";
import { homeOf } from "../../session/home.ts";
import { rememberAddress } from "../../session/signIn/interruptedAddress.ts";
import { redirectFrom } from "./redirectFrom.ts";

type GuardSession = Pick<Session, "host" | "me">;

/**
 * Who may see what (docs/product.md 18.1, 2.4, 2.14). Guards run before any loader, so that a query
 * that the visitor may not run is never sent. The server checks regardless.
 */
export function createGuards({ host, me }: GuardSession) {
  /** Redirects first; the address is remembered for afterwards (docs/product.md 2.5, 2.14). */
  const interrupt = (request: Request, path: string): never => {
    const { pathname, search } = new URL(request.url);
    rememberAddress(host, pathname + search);
    throw redirectFrom(request, path);
  };

  const signedIn: MiddlewareFunction = ({ request }) => {
    if (!me()) interrupt(request, PATHS.login);
  };

  /**
   * Anyone who has not finished the onboarding is sent there, and afterwards to where they were
   * going.
   */
  const onboardedUser: MiddlewareFunction = ({ request }) => {
    const home = homeOf(me());
    if (home === PATHS.userOnboarding) interrupt(request, home);
  };

  const beamer: MiddlewareFunction = (args, next) => {
    if ((me()?.role ?? "beamer") !== "beamer") throw redirectFrom(args.request, PATHS.user);
    return signedIn(args, next);
  };

  /** As `onboardedUser`, for a creator's own pages. */
  const onboardedBeamer: MiddlewareFunction = ({ request }) => {
    if (!me()?.beamerIsOnboarded) interrupt(request, PATHS.beamerOnboarding);
  };

  /** For the login page. */
  const visitor: MiddlewareFunction = ({ request }) => {
    if (me()) throw redirectFrom(request, homeOf(me()));
  };

  /** For the page on which a user becomes a beamer. */
  const beamerToBe: MiddlewareFunction = ({ request }) => {
    if (me()?.role === "beamer") throw redirectFrom(request, homeOf(me()));
  };

  /** Beamers have their own onboarding. */
  const userToOnboard: MiddlewareFunction = ({ request }) => {
    if (me()?.role === "beamer") throw redirectFrom(request, homeOf(me()));
    if (me()?.userIsOnboarded) throw redirectFrom(request, PATHS.user);
  };

  const beamerToOnboard: MiddlewareFunction = ({ request }) => {
    if (me()?.beamerIsOnboarded) throw redirectFrom(request, PATHS.beamer);
  };

  /**
   * `/{slug}` matches anything; reserved words and what isn't a valid slug are never a creator's.
   */
  const creatorSlug: MiddlewareFunction = ({ request, params: { slug = "" } }) => {
    if (/[^\w-]/.test(slug) || RESERVED_SLUGS.has(slug.toLowerCase())) {
      throw redirectFrom(request, PATHS.notFound);
    }
  };

  return {
    signedIn,
    onboardedUser,
    onboardedBeamer,
    beamer,
    visitor,
    beamerToBe,
    userToOnboard,
    beamerToOnboard,
    creatorSlug,
  };
}
