import { updateMailTopicInput } from "../../../src/domain/messages/inputs/updateMailTopic.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { turnMails } from "./steps/turnMails.ts";

/** Turns mails about something on or off for the signed-in person. */
export async function updateMailTopic(context: ServiceContext, command: unknown): Promise<void> {
  const { userId } = requireViewer(context);
  const { topic, isOn } = parseInput(updateMailTopicInput, command);
  await turnMails(context, { userId, topic, isOn });
}
