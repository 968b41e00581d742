import { PATHS } from "../domain/shared/paths.ts";
import type { MeSummary } from "./claims.ts";

/** The screen that a signed-in person starts from; the sign-in for a visitor. */
export function homeOf(me: MeSummary | null): string {
  if (!me) return PATHS.login;
  if (me.role === "beamer") return me.beamerIsOnboarded ? PATHS.beamer : PATHS.beamerOnboarding;
  return me.userIsOnboarded ? PATHS.user : PATHS.userOnboarding;
}

/** The settings of a signed-in person. */
export function settingsOf(me: MeSummary | null): string {
  return me?.role === "beamer" ? PATHS.beamerSettings : PATHS.userSettings;
}
