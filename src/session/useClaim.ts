import { useCallback } from "react";
import { claimSlug } from "./claimedSlug.ts";
import { useSession } from "./SessionProvider.tsx";

/** Claims a name for a future page, as typed, and the site as its address begins. */
export function useClaim(): { site: string; claim: (typed: string) => void } {
  const { host } = useSession();
  const claim = useCallback((typed: string) => claimSlug(host, typed), [host]);
  return { site: host.origin.replace(/^https?:\/\//, ""), claim };
}
