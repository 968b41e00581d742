import { isoOf, type Instant } from "../time/instant.ts";

/** An event to add to one's own calendar. */
export interface CalendarEvent {
  /** The same for the same event, so that importing it is idempotent. */
  readonly uid: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  /** What it is, and what to do before it; may have several lines. */
  readonly description: string;
  /** Where it can be looked up. */
  readonly url: string;
  /** How often its time has changed: a calendar then replaces the entry that it has. */
  readonly sequence: number;
  /** When this was written. */
  readonly stamp: Instant;
}

/** How long before its start a calendar reminds of an event. */
const REMINDER_MINUTES = 15;

/** An event with its reminder as an iCalendar file (RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const { uid, startsAt, endsAt, title, description, url, sequence, stamp } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Beamers//Sessions//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${calendarTime(stamp)}`,
    `DTSTART:${calendarTime(startsAt)}`,
    `DTEND:${calendarTime(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // An address, which the format takes as it is: only line-breaking characters are removed.
    `URL:${url.replaceAll(CONTROLS, "")}`,
    "STATUS:CONFIRMED",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-PT${REMINDER_MINUTES}M`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** An instant as calendars write it, in UTC: `20261120T093000Z`. */
export function calendarTime(instant: Instant): string {
  return isoOf(instant).replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

/** Signs that the format has no place for; the tab is one that it has. */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f]/g;

/** What some reader takes for a line break: more than the format defines. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

function escapeText(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => line.replaceAll(CONTROLS, "").replaceAll(/[\\;,]/g, "\\$&"))
    .join("\\n");
}

const LINE_BYTES_MAX = 75;

/** Folds lines at 75 bytes, with a space before the continuation; characters are not split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
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
