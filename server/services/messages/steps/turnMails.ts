import type { MailTopic } from "../../../../src/domain/generated/enums.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { changeMailSettings } from "./changeMailSettings.ts";

/** Turns somebody's mails about something on or off. */
export function turnMails(
  context: Pick<ProcessContext, "store">,
  { userId, topic, isOn }: { userId: string; topic: MailTopic; isOn: boolean },
): Promise<void> {
  return changeMailSettings(context, userId, (settings) => {
    const others = settings.offTopics.filter((one) => one !== topic);
    return { ...settings, offTopics: isOn ? others : [...others, topic] };
  });
}
