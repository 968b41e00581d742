import type { Instant } from "../time/instant.ts";
import { isoOf } from "../time/instant.ts";

/** An event to put into one's own calendar. */
export interface CalendarEvent {
  /** The same for the same event, so that taking it over twice changes nothing. */
  readonly uid: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly title: string;
  /** Where it can be looked up. */
  readonly url: string;
  /** When this was written. */
  readonly stamp: Instant;
}

/** An event as an iCalendar file (RFC 5545). */
export function calendarFile({ uid, startsAt, endsAt, title, url, stamp }: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Beamers//Sessions//EN",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utcOf(stamp)}`,
    `DTSTART:${utcOf(startsAt)}`,
    `DTEND:${utcOf(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261120T093000Z` */
function utcOf(instant: Instant): string {
  return isoOf(instant).replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

const LINE_BYTES_MAX = 75;

/** Lines end after 75 bytes at most and go on after a space; no character is torn. */
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
