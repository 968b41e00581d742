import type { MeSummary } from "./claims.ts";

/** Under which the device keeps what a new creator has typed in the onboarding. */
export function onboardingDraftKey(me: MeSummary | null): string {
  return `onboarding:${me?.userProfileId ?? ""}`;
}
