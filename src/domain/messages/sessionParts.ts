import type { BookingParty } from "../generated/enums.ts";
import { type MeetingPlace, onOneLine } from "../bookings/meetingPlace.ts";
import { MEETING_WORDS } from "../bookings/meetingWords.ts";
import { capitalised } from "../shared/capitalised.ts";
import { CHANNEL_OPENS_BEFORE_MS, MEETING_DETAILS_MAX, MINUTE_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import type { MailBlock, MailFact } from "./mailContent.ts";
import { inSentence, inSubject, onLine, stretchIn, titled } from "./mailTexts.ts";

/** What a mail about a session says, to one of the two who meet. */
export interface SessionFacts {
  readonly reader: Exclude<BookingParty, "PLATFORM">;
  /** The reader's; null while they have none. */
  readonly timeZone: string | null;
  readonly title: string;
  /** Given and family name of the other one of the two. */
  readonly otherName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly place: MeetingPlace;
  /** Full address of the session's page. */
  readonly pageUrl: string;
  /** Full address where it is joined; null unless it takes place here. */
  readonly joinUrl: string | null;
  /** Whether the mail has an invitation for the reader's calendar. */
  readonly hasInvitation: boolean;
}

/** What it is and with whom, in a sentence. */
export const withWhom = ({ title, otherName }: SessionFacts) =>
  `${titled(title)} with ${inSentence(otherName)}`;

/** A subject that begins with what happened. */
export const subjectOf = (word: string, { title, otherName }: SessionFacts) =>
  `${word}: ${inSubject(title)} with ${inSubject(otherName)}`;

/** From when to when, in the reader's zone. */
export const whenOf = ({ startsAt, endsAt, timeZone }: SessionFacts) =>
  stretchIn({ start: startsAt, end: endsAt }, timeZone);

/** When and how the two meet. */
export const whenAndHow = (facts: SessionFacts, label = "When"): MailFact[] => [
  { label, value: whenOf(facts) },
  { label: "How you meet", value: howOf(facts) },
];

function howOf({ reader, place: { kind, details } }: SessionFacts): string {
  const words = capitalised(MEETING_WORDS[kind]);
  if (kind === "VIDEO") return `${words}, on Beamers. ${JOIN_FROM}`;
  if (details === null) return words;
  const said = onLine(onOneLine(details), MEETING_DETAILS_MAX);
  if (kind !== "PHONE") return `${words}, at\n${said}`;
  return reader === "BOOKER" ? `${words}: you call ${said}` : `${words}: they call you at ${said}`;
}

const JOIN_FROM = `You can join from ${CHANNEL_OPENS_BEFORE_MS / MINUTE_MS} minutes before the start.`;

/** Long before it begins: what is to be read comes first. */
export function ways({ pageUrl, joinUrl }: SessionFacts): MailBlock[] {
  const page = { kind: "button", label: "See the session", url: pageUrl } as const;
  if (joinUrl === null) return [page];
  return [page, { kind: "link", label: "When it’s time, join here", url: joinUrl }];
}

/** Shortly before: where to go comes first. */
export function waysNow(facts: SessionFacts): MailBlock[] {
  const { pageUrl, joinUrl } = facts;
  if (joinUrl === null) return ways(facts);
  return [
    { kind: "button", label: "Join by video", url: joinUrl },
    { kind: "link", label: "See the session", url: pageUrl },
  ];
}

/** What the invitation is for, where a mail program does not say it. */
export const calendarNote = ({ hasInvitation }: SessionFacts): MailBlock[] =>
  hasInvitation
    ? [{ kind: "note", text: "Not in your calendar yet? Open the attached file to add it." }]
    : [];

/** Why its reader gets a mail about it. */
export const reasonOf = ({ reader }: SessionFacts) =>
  reader === "BOOKER"
    ? "You get this mail because you booked this session on Beamers."
    : "You get this mail because this session was booked with you on Beamers.";
