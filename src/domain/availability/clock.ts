import { clockTimeOf } from "../time/wallTime.ts";

const MIDNIGHT_MINUTE = 24 * 60;

/** The minute of the day of `HH:MM` or `HH:MM:00`; null if it does not parse. */
export function minuteOfStart(text: string): number | null {
  const time = clockTimeOf(text);
  if (time === null || !time.endsWith(":00")) return null;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The same for an end, for which midnight, `24:00` or `00:00`, is the end of the day: 1440. */
export function minuteOfEnd(text: string): number | null {
  if (text === "24:00" || text === "24:00:00") return MIDNIGHT_MINUTE;
  const minute = minuteOfStart(text);
  return minute === 0 ? MIDNIGHT_MINUTE : minute;
}

/** A time as people type it, `9`, `9.30` or `0930`, as `HH:MM`; any other text is unchanged. */
export function tidyClock(text: string): string {
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim().toLowerCase()) ?? [];
  return hour === "" ? text : `${hour.padStart(2, "0")}:${minute}`;
}

/**
 * The next time on a grid of `step` minutes, or the previous one; null if the text is not a time or
 * the day is over.
 */
export function stepClock(text: string, step: number): string | null {
  const minute = text === "24:00" ? MIDNIGHT_MINUTE : minuteOfStart(tidyClock(text));
  if (minute === null) return null;
  const stepped = step > 0 ? Math.floor(minute / step) * step + step : beforeOnGrid(minute, -step);
  if (stepped < 0 || stepped > MIDNIGHT_MINUTE) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(stepped / 60))}:${two(stepped % 60)}`;
}

const beforeOnGrid = (minute: number, step: number) => Math.ceil(minute / step) * step - step;
