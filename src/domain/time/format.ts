import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../shared/limits.ts";
import type { Instant, Interval } from "./instant.ts";
import { wallTimeAt } from "./wallTime.ts";

/**
 * ISO text of what a clock on the wall shows, `YYYY-MM-DDTHH:MM:SS.mmmZ` without
 * its zone meaning anything.
 */
function wallText(instant: Instant, timeZone: string): string {
  return new Date(wallTimeAt(timeZone, instant)).toISOString();
}

/** `YYYY-MM-DD` in a zone. */
export function formatDate(instant: Instant, timeZone: string): string {
  return wallText(instant, timeZone).slice(0, 10);
}

/** `HH:MM` in a zone. */
export function formatTime(instant: Instant, timeZone: string): string {
  return wallText(instant, timeZone).slice(11, 16);
}

/** The contract's `HH:MM:SS` as people read it, `HH:MM`. */
export function shortTime(time: string): string {
  return time.slice(0, 5);
}

// Formats of UTC, as what they are given is wall time already. A slow phone takes long for the first
// of them: none is made before it is used.
let longDate: Intl.DateTimeFormat | undefined;
let shortMonth: Intl.DateTimeFormat | undefined;

/** A date as people say it, `Friday 20 November 2026`; without its year where that is plain. */
export function friendlyDay(date: string, { hasYear = true }: { hasYear?: boolean } = {}): string {
  longDate ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  const text = longDate.format(Date.parse(date)).replaceAll(",", "");
  return hasYear ? text : text.slice(0, text.lastIndexOf(" "));
}

/** A month as people say it, `November 2026`. `month` counts from 1. */
export function friendlyMonth({ year, month }: { year: number; month: number }): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
  return format.format(Date.UTC(year, month - 1, 1));
}

/** A date to look forward to, for example `Friday 20 November 2026 at 10:30`, in a zone. */
export function friendlyDate(instant: Instant, timeZone: string): string {
  return `${friendlyDay(formatDate(instant, timeZone))} at ${formatTime(instant, timeZone)}`;
}

/** A date as a leaf of a calendar shows it, for example `Nov` and `20`, in a zone. */
export function calendarLeaf(instant: Instant, timeZone: string): { month: string; day: string } {
  shortMonth ??= new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "short" });
  const date = formatDate(instant, timeZone);
  return { month: shortMonth.format(Date.parse(date)), day: `${Number(date.slice(8))}` };
}

/** From when to when, for example `Friday 20 November 2026, 10:30–11:00`, in a zone. */
export function friendlyStretch({ start, end }: Interval, timeZone: string): string {
  const date = friendlyDay(formatDate(start, timeZone));
  return `${date}, ${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`;
}

/** A countdown, `14:05`; seconds are rounded up, and it never goes below zero. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const DAYS_PER_MONTH = 30;
const MONTHS_PER_YEAR = 12;

/**
 * How long ago something was: 'Just now' under a minute (and for the future), then minutes, hours,
 * days under 30, months under 12, years.
 */
export function relativeTime(instant: Instant, now: Instant): string {
  const age = now - instant;
  if (age < MINUTE_MS) return "Just now";
  if (age < HOUR_MS) return ago(age / MINUTE_MS, "minute");
  if (age < DAY_MS) return ago(age / HOUR_MS, "hour");
  const days = Math.floor(age / DAY_MS);
  if (days < DAYS_PER_MONTH) return ago(days, "day");
  const months = Math.floor(days / DAYS_PER_MONTH);
  if (months < MONTHS_PER_YEAR) return ago(months, "month");
  return ago(months / MONTHS_PER_YEAR, "year");
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? "" : "s"} ago`;
}
