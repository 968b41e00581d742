/** A month of the Gregorian calendar; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

const DAY_MS = 86_400_000;
const WEEK = 7;

// Dates are `YYYY-MM-DD` without a zone; arithmetic is in UTC, where every day has 24 hours.
const countOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (count: number) => new Date(count * DAY_MS).toISOString().slice(0, 10);
/** Monday is 0; 1 January 1970, day 0, was a Thursday. */
const weekdayOf = (count: number) => (((count + 3) % WEEK) + WEEK) % WEEK;

/** The month of a date, `YYYY-MM-DD`. */
export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

export function isInMonth(date: string, { year, month }: Month): boolean {
  const own = monthOf(date);
  return own.year === year && own.month === month;
}

/** The month this many months away. */
export function addMonths({ year, month }: Month, amount: number): Month {
  const months = year * 12 + month - 1 + amount;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** Negative if `a` is earlier, 0 if they are equal. */
export function compareMonths(a: Month, b: Month): number {
  return a.year * 12 + a.month - (b.year * 12 + b.month);
}

/** All days of a month, in weeks from Monday to Sunday; null for days of other months. */
export function weeksOf({ year, month }: Month): (string | null)[][] {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  const last = Date.UTC(year, month, 0) / DAY_MS;
  const weeks: (string | null)[][] = [];
  for (let monday = first - weekdayOf(first); monday <= last; monday += WEEK) {
    const days = Array.from({ length: WEEK }, (_, index) => monday + index);
    weeks.push(days.map((day) => (day < first || day > last ? null : dateOf(day))));
  }
  return weeks;
}

/** The day that a key moves to from `date`; undefined for keys that don't move. */
export function dateByKey(key: string, date: string): string | undefined {
  const count = countOf(date);
  switch (key) {
    case "ArrowLeft":
      return dateOf(count - 1);
    case "ArrowRight":
      return dateOf(count + 1);
    case "ArrowUp":
      return dateOf(count - WEEK);
    case "ArrowDown":
      return dateOf(count + WEEK);
    case "Home":
      return dateOf(count - weekdayOf(count));
    case "End":
      return dateOf(count - weekdayOf(count) + WEEK - 1);
    case "PageUp":
      return sameDayIn(addMonths(monthOf(date), -1), date);
    case "PageDown":
      return sameDayIn(addMonths(monthOf(date), 1), date);
    default:
      return undefined;
  }
}

/** The 31st becomes the 30th, or the last of February. */
function sameDayIn({ year, month }: Month, date: string): string {
  const last = Date.UTC(year, month, 0) / DAY_MS;
  const wanted = Date.UTC(year, month - 1, Number(date.slice(8))) / DAY_MS;
  return dateOf(Math.min(wanted, last));
}
