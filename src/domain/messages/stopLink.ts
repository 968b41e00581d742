import { MAIL_TOPICS, type MailTopic } from "../generated/enums.ts";

/**
 * What the secret in a link turns off, as far as it says itself: only the server knows whether it is
 * one of ours. Null where it names nothing.
 */
export function topicInStopLink(token: string): MailTopic | null {
  const [named] = token.split(".");
  return MAIL_TOPICS.find((topic) => topic === named) ?? null;
}
