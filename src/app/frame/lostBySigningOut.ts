import { onboardingDraftKey } from "../../session/onboardingDraftKey.ts";
import type { Session } from "../../session/session.ts";
import { type UnsavedName, unsavedFormsOf } from "../../session/unsavedForms.ts";
import { hasAnswerDrafts } from "../../components/bookings/hasAnswerDrafts.ts";

/**
 * The signed-in person's unsaved input in any tab of this browser: signing out would lose it
 * (docs/product.md 2.13).
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
