import {
  addMonths,
  compareMonths,
  isInMonth,
  type Month,
  monthOf,
} from "../../../ui/Calendar/dates.ts";

/** A day with its free slots, from `availability`. */
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

/** The next month; null if it begins after `lastDate`. */
export function nextMonth(month: Month, lastDate: string): Month | null {
  const next = addMonths(month, 1);
  return compareMonths(next, monthOf(lastDate)) > 0 ? null : next;
}

/** What a month shows: the chosen day and slot, else the server's proposal. */
export interface Shown {
  date: string | undefined;
  slots: readonly string[];
  start: string | undefined;
}

/**
 * A chosen day stays, even without slots: the visitor is told so. In another month the day of the
 * proposed slot is shown. The proposed slot is preselected on its day, where one is proposed; on any
 * other day nothing is.
 */
export function shownChoice({
  days,
  month,
  choice,
  proposes,
}: {
  days: readonly AvailableDay[];
  month: Month;
  choice: Choice;
  proposes: boolean;
}): Shown {
  const isOfMonth = choice.date !== undefined && isInMonth(choice.date, month);
  const proposed = days.find(({ slots }) => slots.some((slot) => slot.isDefault));
  const date = isOfMonth ? choice.date : (proposed ?? days[0])?.date;
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const chosen = isOfMonth ? slots.find(({ start }) => start === choice.start) : undefined;
  const proposal = proposes ? slots.find(({ isDefault }) => isDefault) : undefined;
  const start = (chosen ?? proposal)?.start;
  return { date, slots: slots.map((slot) => slot.start), start };
}
