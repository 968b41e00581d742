import type { MailContent } from "../../src/domain/messages/mailContent.ts";
import { TOPIC_WORDS } from "../../src/domain/messages/topicWords.ts";
import type { MailTopic } from "../../src/domain/generated/enums.ts";
import { renderedMail } from "../mails/renderedMail.ts";
import type { LocalMail } from "../providers/mail/portable/local.ts";
import type { Person } from "./actions.ts";
import type { World } from "./world.ts";

export type { LocalMail };

/** The latest mail to somebody whose subject begins so; throws if there is none. */
export async function mailTo(
  world: World,
  { row: { email } }: Pick<Person, "row">,
  subject: string,
): Promise<LocalMail> {
  const mails = await world.mails.readMails();
  const found = mails.find((mail) => mail.to === email && mail.subject.startsWith(subject));
  if (found !== undefined) return found;
  throw new Error(`no "${subject}" among ${mails.map((mail) => mail.subject).join(", ")}`);
}

/** A mail that nobody was sent, as it would be. */
export function draftMail(
  world: World,
  { content, topic = null }: { content: MailContent; topic?: MailTopic | null },
): LocalMail {
  const { seller, publicUrl } = world.settings;
  const unsubscribeUrl = topic === null ? null : `${publicUrl}/mails/stop/demo`;
  const stop = topic === null ? null : { url: `${publicUrl}/demo`, about: TOPIC_WORDS[topic] };
  return {
    id: "demo@beamers.example",
    references: [],
    senderName: "Beamers",
    to: "visitor@demo.example",
    ...renderedMail(content, { stop, sender: `${seller.name}, ${seller.address}` }),
    invitation: null,
    unsubscribeUrl,
    sentAt: world.now(),
  };
}
