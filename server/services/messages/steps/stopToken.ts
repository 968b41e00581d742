import type { MailTopic } from "../../../../src/domain/generated/enums.ts";
import { topicInStopLink } from "../../../../src/domain/messages/stopLink.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { derivedSecret, hashOf } from "../../shared/hash.ts";

type Signer = Pick<ProcessContext, "settings">;

/** Whose mails about what a link turns off. */
interface Stopped {
  userId: string;
  topic: MailTopic;
}

/** The secret in the link that turns off somebody's mails about a topic, and allows nothing else. */
export async function stopToken({ settings }: Signer, { userId, topic }: Stopped): Promise<string> {
  const signed = JSON.stringify(["stop mails", userId, topic]);
  return `${topic}.${userId}.${await derivedSecret(settings.tokenSecret, signed)}`;
}

/** What a link's secret turns off; null where it isn't one of ours. */
export async function readStopToken(signer: Signer, token: string): Promise<Stopped | null> {
  const topic = topicInStopLink(token);
  if (topic === null) return null;
  const [, userId = ""] = token.split(".");
  // Hashes are compared, so that timing reveals nothing.
  const right = await hashOf(await stopToken(signer, { userId, topic }));
  return right === (await hashOf(token)) ? { userId, topic } : null;
}
