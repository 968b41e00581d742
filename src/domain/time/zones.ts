import { MINUTE_MS, TIME_ZONE_MAX } from "../shared/limits.ts";
import type { Instant, Interval } from "./instant.ts";
import { offsetAt, stretchesOf } from "./offsets.ts";
import { zoneName } from "./zoneName.ts";

// Zone names begin with a letter; engines also accept bare offsets like `+02:00`, which have no
// clock changes.
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+\-/]*$/;

/** Whether a text names an IANA zone that this system knows. */
export function isTimeZone(name: string): boolean {
  if (name.length > TIME_ZONE_MAX || !ZONE_NAME.test(name)) return false;
  try {
    offsetAt(name, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these zones that this system knows, else UTC. A saved zone may be newer than its
 * data.
 */
export function knownZone(...names: readonly (string | null | undefined)[]): string {
  return names.find((name) => name != null && isTimeZone(name)) ?? "UTC";
}

/** Whether two zones show the same times throughout an interval, whatever their names. */
export function showSameTimes(zone: string, other: string, { start, end }: Interval): boolean {
  const offsetsOf = (name: string) => JSON.stringify(stretchesOf(name, start, end));
  return zone === other || offsetsOf(zone) === offsetsOf(other);
}

/** Cached: engines rebuild their list on every call. */
let zones: readonly string[] | undefined;

/** The zones that a person can choose from, by name, UTC among them. */
export function timeZones(): readonly string[] {
  zones ??= [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
  return zones;
}

/**
 * A zone's display name, with its offset from UTC at an instant, for example `Asia/Kolkata
 * (UTC+05:30)`.
 */
export function zoneLabel(timeZone: string, now: Instant): string {
  return `${zoneName(timeZone)} ${zoneOffsetLabel(timeZone, now)}`.trimEnd();
}

/**
 * A zone's offset from UTC at an instant, such as `(UTC+05:30)`; empty for UTC itself, and for a
 * zone that this system does not know.
 */
export function zoneOffsetLabel(timeZone: string, now: Instant): string {
  if (timeZone === "UTC") return "";
  try {
    return `(UTC${offsetLabel(offsetAt(timeZone, now))})`;
  } catch {
    return "";
  }
}

function offsetLabel(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const hours = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${offset < 0 ? "−" : "+"}${hours}:${String(minutes % 60).padStart(2, "0")}`;
}
