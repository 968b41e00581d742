import { MAIL_QUOTE_MAX } from "../shared/limits.ts";
import type { Instant, Interval } from "../time/instant.ts";
import { friendlyDate, friendlyStretch } from "../time/format.ts";
import { knownZone, zoneLabel } from "../time/zones.ts";

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name or a title within a sentence. One in a right-to-left script is isolated, so that the words
 * around it keep their order (Unicode, UAX 9).
 */
export function inSentence(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** As much as a mail repeats of a text that somebody typed. */
export function quoted(text: string): string {
  if (text.length <= MAIL_QUOTE_MAX) return text;
  return `${text
    .slice(0, MAIL_QUOTE_MAX)
    .toWellFormed()
    .replace(/\uFFFD$/, "")}…`;
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
