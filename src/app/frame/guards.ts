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
  const signedIn: MiddlewareFunction = ({ request }) => {
    if (me()) return;
    const { pathname, search } = new URL(request.url);
    rememberAddress(host, pathname + search);
    throw redirect(PATHS.login);
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

  return { signedIn, beamer, visitor, beamerToBe, userToOnboard, beamerToOnboard, creatorSlug };
}
