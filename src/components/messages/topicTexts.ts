import type { MailTopic } from "../../domain/generated/enums.ts";

/** A topic as the settings name it. */
interface TopicTexts {
  label: string;
  /** When such mails are sent. */
  hint: string;
  /** What is turned on or off, at the beginning of a sentence. */
  subject: string;
}

/** What people choose between. */
export const TOPIC_TEXTS: Readonly<Record<MailTopic, TopicTexts>> = {
  SESSIONS: {
    label: "Sessions",
    hint: "Booked, moved or cancelled, or with another place to meet.",
    subject: "Mails about sessions",
  },
  REMINDERS: {
    label: "Reminders",
    hint: "A day and an hour before a session.",
    subject: "Reminders",
  },
  SALES: {
    label: "Sales",
    hint: "Somebody has bought a drop or a talk.",
    subject: "Mails about sales",
  },
  INVITATIONS: {
    label: "Accepted invitations",
    hint: "Somebody has joined with your code.",
    subject: "Mails about invitations",
  },
  CALENDARS: {
    label: "Lost calendars",
    hint: "We can’t read one of your calendars any more.",
    subject: "Mails about calendars",
  },
};
