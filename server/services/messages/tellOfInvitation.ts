import { invitedMail } from "../../../src/domain/messages/creatorMails.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";

/** Reaction to somebody who became a creator with a code: tells the code's owner. */
export async function tellOfInvitation(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const joined = await context.store.users.byId(subjectId);
  if (joined === null || joined.invitedById === null) return;
  const url = context.settings.publicUrl + PATHS.beamer;
  return sendMail(context, {
    mails: [{ userId: joined.invitedById, subjectId, kind: "INVITED", version: "" }],
    compose: () => ({ content: invitedMail({ name: fullName(joined), url }) }),
  });
}
