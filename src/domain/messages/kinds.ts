import type { MailTopic, UserRole } from "../generated/enums.ts";
import { keysOf } from "../shared/lifecycle.ts";

/** Every kind of mail, with what it is about where it can be turned off; null where it can't. */
const TOPIC_OF = {
  /** A session was booked, moved or cancelled, or its place was changed. */
  SESSION: "SESSIONS",
  /** An invitation was in a mail about a session: never a mail of its own. */
  INVITATION: null,
  REMINDER: "REMINDERS",
  /** A payment was received. */
  PAID: null,
  /** The bank declined a payment after it took its time. */
  DECLINED: null,
  REFUNDED: null,
  /** What somebody agreed to before opening what they bought. */
  CONSENT: null,
  SOLD: "SALES",
  INVITED: "INVITATIONS",
  CALENDAR_LOST: "CALENDARS",
  /** The link that confirms an address. */
  ADDRESS: null,
} as const satisfies Readonly<Record<string, MailTopic | null>>;

export type MailKind = keyof typeof TOPIC_OF;

/** What a mail is about, if it can be turned off; null if law or money needs it. */
export function topicOf(kind: MailKind): MailTopic | null {
  return TOPIC_OF[kind];
}

/** Which roles can be sent mails about something. */
const IS_FOR_BEAMERS_ONLY = {
  SESSIONS: false,
  REMINDERS: false,
  SALES: true,
  INVITATIONS: true,
  CALENDARS: true,
} as const satisfies Readonly<Record<MailTopic, boolean>>;

/** What somebody of the role can turn off. */
export function topicsFor(role: UserRole): MailTopic[] {
  return keysOf(IS_FOR_BEAMERS_ONLY).filter(
    (topic) => role === "beamer" || !IS_FOR_BEAMERS_ONLY[topic],
  );
}
