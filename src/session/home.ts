import type { MeSummary } from "./claims.ts";

/** The screen that a signed-in person starts from; the sign-in for a visitor. */
export function homeOf(me: MeSummary | null): string {
  if (!me) return "/login";
  if (me.role === "beamer") return me.beamerIsOnboarded ? "/beamer" : "/beamer/onboarding";
  return me.userIsOnboarded ? "/user" : "/user/onboarding";
}
