import type { MailTopic } from "../../domain/generated/enums.ts";
import { REMINDER_WORDS } from "../../domain/messages/reminderWords.ts";
import { capitalised } from "../../domain/shared/capitalised.ts";

/** A topic as the settings name it. */
interface TopicTexts {
  label: string;
  /** When such mails are sent. */
  hint: string;
  /** What is turned on or off, at the beginning of a sentence. */
  subject: string;
}

const whenReminded = new Intl.ListFormat("en-GB").format(
  Object.values(REMINDER_WORDS).map(({ before }) => before),
);

/** What people choose between. */
export const TOPIC_TEXTS: Readonly<Record<MailTopic, TopicTexts>> = {
  SESSIONS: {
    label: "Sessions",
    hint: "Booked, moved or cancelled, or with another place to meet.",
    subject: "Mails about sessions",
  },
  REMINDERS: {
    label: "Reminders",
    hint: `${capitalised(whenReminded)} before a session.`,
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
