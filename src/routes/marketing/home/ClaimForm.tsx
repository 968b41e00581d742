import { ClaimNameForm } from "../../../components/profiles/ClaimNameForm.tsx";
import { useClaim } from "../../../session/useClaim.ts";

/** Claims the address of a page: the beta program comes next, and the onboarding proposes it. */
export function ClaimForm() {
  const { site, claim } = useClaim();
  return <ClaimNameForm site={site} button="Claim your page" onClaim={claim} />;
}
