import { LINE_MAX, MAIL_QUOTE_MAX } from "../shared/limits.ts";
import { isRightToLeft, shownLine, shownLines } from "../shared/shownText.ts";
import type { Instant, Interval } from "../time/instant.ts";
import { friendlyDate, friendlyStretch } from "../time/format.ts";
import { knownZone, zoneLabel } from "../time/zones.ts";

/** Letters of a title and of a name in a subject: both are seen, however long one of them is. */
const IN_SUBJECT_MAX = 60;

/** A name or a title on a line of its own. Names come from elsewhere, with whatever is in them. */
export function onLine(name: string, max: number = LINE_MAX): string {
  return cut(shownLine(name, max + 1), max);
}

/**
 * A name or a title within a sentence. One in a right-to-left script is isolated, so that the words
 * around it keep their order (Unicode, UAX 9).
 */
export function inSentence(name: string): string {
  return isolated(onLine(name));
}

/** A title within a sentence, in quotation marks: it may read like a part of the sentence. */
export function titled(title: string): string {
  return `“${inSentence(title)}”`;
}

/** A name or a title within a subject, where it is shorter. */
export function inSubject(name: string): string {
  return isolated(cut(onLine(name), IN_SUBJECT_MAX));
}

/** A text in a line of the other direction. */
export const isolated = (text: string): string =>
  isRightToLeft(text) ? `\u2068${text}\u2069` : text;

/** As much as a mail repeats of a text that somebody typed. */
export function quoted(text: string): string {
  return cut(shownLines(text), MAIL_QUOTE_MAX);
}

/** A text without its end where it is longer than that; no character is split. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).toWellFormed();
  return `${start.replace(/[\uFFFD\s]+$/, "")}…`;
}

/** From when to when, in the reader's zone, with its name on a line of its own. */
export function stretchIn(interval: Interval, timeZone: string | null): string {
  const zone = knownZone(timeZone);
  return `${friendlyStretch(interval, zone)}\n${zoneLabel(zone, interval.start)}`;
}

/** When, in the reader's zone, which is UTC where they have none. */
export function dateIn(instant: Instant, timeZone: string | null): string {
  const zone = knownZone(timeZone);
  return zone === "UTC" ? `${friendlyDate(instant, zone)} (UTC)` : friendlyDate(instant, zone);
}
