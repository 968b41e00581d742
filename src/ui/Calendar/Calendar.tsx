import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import styles from "./Calendar.module.css";
import { CalendarDay, type DayMark } from "./CalendarDay.tsx";
import { CalendarHead } from "./CalendarHead.tsx";
import { dateByKey, isInMonth, monthOf, weeksOf, type Month } from "./dates.ts";

export interface CalendarProps {
  label: string;
  /** The chosen day as `YYYY-MM-DD`. */
  value?: string | undefined;
  onChange: (date: string) => void;
  /** The month that is shown; the caller keeps it, as its days have to be fetched. */
  month: Month;
  onMonthChange: (month: Month) => void;
  /** Days that can be chosen, as `YYYY-MM-DD`. */
  availableDates: ReadonlySet<string>;
  /** Days that are special, by date. */
  marks?: ReadonlyMap<string, DayMark>;
  /** First and last day that can be reached. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** Today in the reader's zone, marked; passed in, because nothing here reads a clock. */
  today?: string | undefined;
  isLoading?: boolean;
}

/**
 * A month to choose an available day from; weeks start on Monday. The grid is one stop of the Tab
 * key: arrows move by day and week, Home and End within the week, Page Up and Page Down by month.
 */
export function Calendar({
  label,
  value,
  onChange,
  month,
  onMonthChange,
  availableDates,
  marks,
  minDate,
  maxDate,
  today,
  isLoading = false,
}: CalendarProps) {
  const headId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [lastFocus, setLastFocus] = useState<string>();
  // Counts moves by key: after each, the day moved to takes the focus once it is drawn.
  const [moves, setMoves] = useState(0);

  const isReachable = (date: string) =>
    (!minDate || date >= minDate) && (!maxDate || date <= maxDate);
  // Weeks that are over only push the others down.
  const weeks = weeksOf(month).filter((week) =>
    week.some((date) => date !== null && isReachable(date)),
  );
  const days = weeks.flat().filter((date) => date !== null);
  const tabStop =
    [lastFocus, value].find((date) => date && isInMonth(date, month) && isReachable(date)) ??
    days.find((date) => availableDates.has(date)) ??
    days.find(isReachable);

  useLayoutEffect(() => {
    if (moves > 0) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [moves]);

  const moveByKey = (event: KeyboardEvent, from: string) => {
    const wanted = dateByKey(event.key, from);
    if (wanted === undefined) return;
    event.preventDefault();
    const date = clamp(wanted, minDate, maxDate);
    setLastFocus(date);
    setMoves(moves + 1);
    if (!isInMonth(date, month)) onMonthChange(monthOf(date));
  };

  return (
    <div
      role="group"
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={styles.calendar}
    >
      <CalendarHead {...{ month, onMonthChange, minDate, maxDate }} id={headId} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of dates is a table to move in */}
      <table ref={grid} role="grid" aria-labelledby={headId} className={styles.grid}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day} className={styles.weekday}>
                {day.slice(0, 2)}
                <span className={styles.third}>{day.slice(2, 3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <CalendarDay
                  key={date ?? weekday}
                  date={date}
                  isAvailable={date !== null && availableDates.has(date) && isReachable(date)}
                  isReachable={date !== null && isReachable(date)}
                  isSelected={date !== null && date === value}
                  mark={date === null ? undefined : marks?.get(date)}
                  isToday={date !== null && date === today}
                  isTabStop={date !== null && date === tabStop}
                  onChoose={onChange}
                  onFocus={setLastFocus}
                  onKeyDown={moveByKey}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

function clamp(date: string, min: string | undefined, max: string | undefined): string {
  if (min && date < min) return min;
  return max && date > max ? max : date;
}
