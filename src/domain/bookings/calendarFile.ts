import { isoOf, type Instant } from "../time/instant.ts";

/** An event in somebody's calendar. */
export interface CalendarEvent {
  /** The same for the same event, whatever becomes of it: a calendar has one entry for it. */
  readonly uid: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  /** What it is, and what to do before it; may have several lines. */
  readonly description: string;
  /** Where they meet; null while nobody has said. */
  readonly location: string | null;
  /** Where it can be looked up. */
  readonly url: string;
  /** How often what matters has changed: a calendar then replaces the entry that it has. */
  readonly sequence: number;
  /** A calendar then shows it as cancelled, or not at all, and reminds of nothing. */
  readonly isCancelled: boolean;
  /** In a file when it was written, in a feed when the event last changed (RFC 5545, 3.8.7.2). */
  readonly stamp: Instant;
}

/** How long before its start a calendar reminds of an event. */
const REMINDER_MINUTES = 15;

/** An event with its reminder as an iCalendar file (RFC 5545), to be imported. */
export function calendarFile(event: CalendarEvent): string {
  return calendar(["METHOD:PUBLISH"], eventLines(event));
}

/** One of the two in an invitation. */
interface Party {
  readonly name: string;
  readonly email: string;
}

/** Whether an invitation is to an event that takes place, or ends it (RFC 5546). */
export type InvitationMethod = "REQUEST" | "CANCEL";

export const invitationMethod = ({ isCancelled }: CalendarEvent): InvitationMethod =>
  isCancelled ? "CANCEL" : "REQUEST";

/**
 * An event as an invitation by mail (RFC 6047). Its reader has accepted it already: nobody waits for
 * an answer.
 */
export function calendarInvitation(
  event: CalendarEvent,
  { organizer, attendee }: { organizer: Party; attendee: Party },
): string {
  const parties = [
    `ORGANIZER;CN=${quotedName(organizer)}:${mailto(organizer)}`,
    `ATTENDEE;CN=${quotedName(attendee)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`,
  ];
  return calendar([`METHOD:${invitationMethod(event)}`], eventLines(event, parties));
}

/** A parameter's value: it has no way to write a quotation mark (RFC 5545, 3.1). */
const quotedName = ({ name }: Party) =>
  `"${name.replaceAll(LINE_ENDS, " ").replaceAll(CONTROLS, "").replaceAll('"', "'")}"`;

/** An address, as URL: some providers of sign-in verify none. */
const mailto = ({ email }: Party) =>
  `mailto:${email.replaceAll(LINE_ENDS, "").replaceAll(CONTROLS, "").replaceAll(" ", "%20")}`;

const FEED_NAME = "Beamers";

/**
 * Events as one calendar that others subscribe to (RFC 7986). Without a method: it is the calendar
 * as it is, and no message about it. Each calendar service has its own word for the name and for
 * how often to ask.
 */
export function calendarFeed(events: readonly CalendarEvent[]): string {
  const head = [
    `NAME:${FEED_NAME}`,
    `X-WR-CALNAME:${FEED_NAME}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ];
  return calendar(
    head,
    events.length === 0 ? NO_EVENTS : events.flatMap((event) => eventLines(event)),
  );
}

/** The format has no empty calendar: this one defines a zone that nothing refers to. */
const NO_EVENTS = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function calendar(head: readonly string[], components: readonly string[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Beamers//Sessions//EN",
    "CALSCALE:GREGORIAN",
    ...head,
    ...components,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `parties` are lines with who invites whom. */
function eventLines(event: CalendarEvent, parties: readonly string[] = []): string[] {
  const { title, location, isCancelled } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${calendarTime(event.stamp)}`,
    `DTSTART:${calendarTime(event.startsAt)}`,
    `DTEND:${calendarTime(event.endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    // An address, which the format takes as it is: only line-breaking characters are removed.
    `URL:${event.url.replaceAll(CONTROLS, "")}`,
    ...parties,
    // The time of a cancelled one is free, for calendars that keep the entry.
    ...(isCancelled ? ["STATUS:CANCELLED", "TRANSP:TRANSPARENT"] : ["STATUS:CONFIRMED"]),
    ...(isCancelled ? [] : reminderLines(title)),
    "END:VEVENT",
  ];
}

const reminderLines = (title: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${REMINDER_MINUTES}M`,
  "END:VALARM",
];

/** An instant as calendars write it, in UTC: `20261120T093000Z`. */
export function calendarTime(instant: Instant): string {
  return isoOf(instant).replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

/** Signs that the format has no place for; the tab is one that it has. */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f]/g;

/** What some reader takes for a line break: more than the format defines. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const LINE_ENDS = new RegExp(LINE_END, "g");

function escapeText(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => line.replaceAll(CONTROLS, "").replaceAll(/[\\;,]/g, "\\$&"))
    .join("\\n");
}

const LINE_BYTES_MAX = 75;

/** Folds lines at 75 bytes, with a space before the continuation; characters are not split. */
function fold(line: string): string {
  if (line.length <= LINE_BYTES_MAX && ASCII.test(line)) return line;
  const folded: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > LINE_BYTES_MAX) {
      folded.push(current);
      current = " ";
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...folded, current].join("\r\n");
}

const ASCII = /^[ -~]*$/;

/** How long a character is in UTF-8 (RFC 3629, 3). */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
