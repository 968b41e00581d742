/** A month of the Gregorian calendar; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** A day with its free slots, as `availability` tells it. */
export interface AvailableDay {
  readonly date: string;
  readonly slots: readonly { readonly start: string; readonly isDefault: boolean }[];
}

/** What the visitor has chosen so far. */
export interface Choice {
  /** `YYYY-MM-DD` */
  readonly date?: string;
  /** `HH:MM:SS` */
  readonly start?: string;
}

/** The month of a date, `YYYY-MM-DD`. */
export function monthOf(date: string): Month {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The month after; null when it begins after `lastDate`. */
export function nextMonth({ year, month }: Month, lastDate: string): Month | null {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const last = monthOf(lastDate);
  const isWithin = next.year < last.year || (next.year === last.year && next.month <= last.month);
  return isWithin ? next : null;
}

/** What a month shows: the chosen day and slot, else those that the server proposes. */
export interface Shown {
  date: string | undefined;
  slots: readonly string[];
  start: string | undefined;
}

/**
 * A day that was chosen stays, also without slots: the visitor is told so. In another month the
 * day of the proposed slot is shown. The proposed slot is preselected on its day; on any other day
 * nothing is.
 */
export function shownChoice({
  days,
  month,
  choice,
}: {
  days: readonly AvailableDay[];
  month: Month;
  choice: Choice;
}): Shown {
  const isOfMonth = choice.date !== undefined && isWithin(choice.date, month);
  const proposed = days.find(({ slots }) => slots.some((slot) => slot.isDefault));
  const date = isOfMonth ? choice.date : (proposed ?? days[0])?.date;
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const chosen = isOfMonth ? slots.find(({ start }) => start === choice.start) : undefined;
  const start = (chosen ?? slots.find(({ isDefault }) => isDefault))?.start;
  return { date, slots: slots.map((slot) => slot.start), start };
}

function isWithin(date: string, { year, month }: Month): boolean {
  const own = monthOf(date);
  return own.year === year && own.month === month;
}
