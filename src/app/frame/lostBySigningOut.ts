import { onboardingDraftKey } from "../../session/onboardingDraftKey.ts";
import type { Session } from "../../session/session.ts";
import { type UnsavedName, unsavedFormsOf } from "../../session/unsavedForms.ts";
import { hasAnswerDrafts } from "../../components/bookings/hasAnswerDrafts.ts";

/**
 * What the signed-in person has typed in any tab of this browser and not saved: signing out would
 * lose it (docs/product.md 2.13).
 */
export async function lostBySigningOut(
  session: Pick<Session, "host" | "me" | "subscribe">,
): Promise<UnsavedName[]> {
  const { host, me } = session;
  const account = me()?.userProfileId ?? "";
  const onDevice = [
    ...(hasAnswerDrafts(host, account) ? ["Answers for a session"] : []),
    ...(host.storage.getItem(onboardingDraftKey(me())) === null ? [] : ["Your profile"]),
  ];
  return [
    ...(await unsavedFormsOf(session).names()),
    ...onDevice.map((label) => ({ label, isElsewhere: false })),
  ];
}
