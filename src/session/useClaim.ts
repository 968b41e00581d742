import { claimSlug } from "./claimedSlug.ts";
import { useSession } from "./SessionProvider.tsx";

/** Claims a name for a future page, as typed, and the site as its address begins. */
export function useClaim(): { site: string; claim: (typed: string) => void } {
  const { host } = useSession();
  return {
    site: host.origin.replace(/^https?:\/\//, ""),
    claim: (typed) => claimSlug(host, typed),
  };
}
