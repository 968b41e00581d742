import { redirect, type MiddlewareFunction } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { RESERVED_SLUGS } from "../../domain/profiles/reservedSlugs.ts";
import type { Session } from "../../session/session.ts";
import { homeOf } from "../../session/home.ts";
import { rememberAddress } from "../../session/interruptedAddress.ts";

type GuardSession = Pick<Session, "host" | "me">;

/**
 * Who may see what (docs/product.md 18.1, 2.4, 2.14). Guards run before any loader, so that a query
 * that the visitor may not run is never sent. The server checks all the same.
 */
export function createGuards({ host, me }: GuardSession) {
  /** Leads elsewhere first; the address is remembered for afterwards (docs/product.md 2.5, 2.14). */
  const interrupt = (request: Request, path: string): never => {
    const { pathname, search } = new URL(request.url);
    rememberAddress(host, pathname + search);
    throw redirect(path);
  };

  const signedIn: MiddlewareFunction = ({ request }) => {
    if (!me()) interrupt(request, PATHS.login);
  };

  /** Whoever has not finished the onboarding is led there, and afterwards to where they were going. */
  const onboardedUser: MiddlewareFunction = ({ request }) => {
    const home = homeOf(me());
    if (home === PATHS.userOnboarding) interrupt(request, home);
  };

  const beamer: MiddlewareFunction = (args, next) => {
    if ((me()?.role ?? "beamer") !== "beamer") throw redirect(PATHS.user);
    return signedIn(args, next);
  };

  /** For the login page. */
  const visitor: MiddlewareFunction = () => {
    if (me()) throw redirect(homeOf(me()));
  };

  /** For the page on which a user becomes a beamer. */
  const beamerToBe: MiddlewareFunction = () => {
    if (me()?.role === "beamer") throw redirect(homeOf(me()));
  };

  /** Beamers have an onboarding of their own. */
  const userToOnboard: MiddlewareFunction = () => {
    if (me()?.role === "beamer") throw redirect(homeOf(me()));
    if (me()?.userIsOnboarded) throw redirect(PATHS.user);
  };

  const beamerToOnboard: MiddlewareFunction = () => {
    if (me()?.beamerIsOnboarded) throw redirect(PATHS.beamer);
  };

  /** `/{slug}` matches anything; reserved words and what is no word at all are never a creator's. */
  const creatorSlug: MiddlewareFunction = ({ params: { slug = "" } }) => {
    if (/[^\w-]/.test(slug) || RESERVED_SLUGS.has(slug.toLowerCase())) {
      throw redirect(PATHS.notFound);
    }
  };

  return {
    signedIn,
    onboardedUser,
    beamer,
    visitor,
    beamerToBe,
    userToOnboard,
    beamerToOnboard,
    creatorSlug,
  };
}
