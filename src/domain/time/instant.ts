/** A moment: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A half-open time interval: its end is excluded. */
export interface Interval {
  readonly start: Instant;
  readonly end: Instant;
}

/** The instant as the API's `DateTime`, for example `2026-11-20T09:30:00.000Z`. */
export function isoOf(instant: Instant): string {
  return new Date(instant).toISOString();
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a `DateTime`; null if it does not parse. A time without a zone does not: it is ambiguous.
 */
export function parseInstant(iso: string): Instant | null {
  if (!ISO_INSTANT.test(iso)) return null;
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  return isRealDate(iso.slice(0, 10)) ? instant : null;
}

const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `YYYY-MM-DD` is a real day; `Date.parse` takes 30 February for 2 March. */
export function isRealDate(date: string): boolean {
  if (!LOCAL_DATE.test(date)) return false;
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
}
