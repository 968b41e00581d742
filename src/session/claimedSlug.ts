import type { SessionHost } from "./host.ts";

/** Under which the tab keeps the name that a visitor claims for a page. */
const KEY = "slugClaimed";

type TabHost = Pick<SessionHost, "tabStorage">;

/** A visitor claims a slug for their future page, as typed. */
export function claimSlug({ tabStorage }: TabHost, typed: string): void {
  if (typed.trim() === "") tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, typed.trim());
}

/** The slug claimed in this tab; null without one. It may be invalid, or taken. */
export function claimedSlug({ tabStorage }: TabHost): string | null {
  return tabStorage.getItem(KEY);
}
