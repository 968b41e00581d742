import type { MailTopic } from "../generated/enums.ts";

/** What mails are about, after 'mails about'. */
export const TOPIC_WORDS: Readonly<Record<MailTopic, string>> = {
  SESSIONS: "sessions that are booked, moved or cancelled",
  REMINDERS: "sessions that are coming up",
  SALES: "what you sell",
  INVITATIONS: "people you invited",
  CALENDARS: "calendars that lost their connection",
};
