import { shareProfileToLinkedInInput } from "../../../src/domain/sharing/inputs/shareProfileToLinkedIn.ts";
import { profileAddress } from "../../../src/domain/profiles/addresses.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer } from "../shared/viewer.ts";
import { share } from "./steps/share.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";

/** Posts the signed-in beamer's page to LinkedIn. Refuses as `shareItemToLinkedIn` does. */
export async function shareProfileToLinkedIn(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { profileId, postMessage } = parseInput(shareProfileToLinkedInInput, command);
  const creator = await readViewer(context);
  if (profileId !== creator.id) refuse("NOT_FOUND", { field: "profileId" });
  if (!creator.beamerIsOnboarded) refuse("NOT_PUBLISHED");
  await share(context, {
    userId: creator.id,
    subjectId: creator.id,
    message: postMessage,
    link: context.settings.publicUrl + profileAddress(creator.slug),
    title: fullName(creator),
  });
  return creator;
}
