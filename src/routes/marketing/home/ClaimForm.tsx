import { ClaimNameForm } from "../../../components/profiles/ClaimNameForm.tsx";
import { useClaim } from "../../../session/useClaim.ts";

/** Claims the address of a creator's page; it leads to the beta program, and the onboarding comes back to it. */
export function ClaimForm() {
  const { site, claim } = useClaim();
  return <ClaimNameForm site={site} button="Claim your page" onClaim={claim} />;
}
