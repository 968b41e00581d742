import type { SessionHost } from "./host.ts";

/** Under which the tab keeps the name that a visitor claims for a page. */
const KEY = "slugClaimed";

type TabHost = Pick<SessionHost, "tabStorage">;

/** A visitor claims a name for the page that they are going to have, as they typed it. */
export function claimSlug({ tabStorage }: TabHost, typed: string): void {
  if (typed.trim() === "") tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, typed.trim());
}

/** What was claimed in this tab; null when nothing was. It may be no name, or somebody else's. */
export function claimedSlug({ tabStorage }: TabHost): string | null {
  return tabStorage.getItem(KEY);
}
