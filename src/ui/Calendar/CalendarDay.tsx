import type { KeyboardEvent } from "react";
import styles from "./Calendar.module.css";

/** What is special about a day. */
export interface DayMark {
  /** In a few words. */
  text: string;
  isStruck: boolean;
}

interface CalendarDayProps {
  /** Null for a day of another month, whose place stays empty. */
  date: string | null;
  /** Can be chosen. */
  isAvailable: boolean;
  /** Between the first and the last day. */
  isReachable: boolean;
  isSelected: boolean;
  isToday: boolean;
  /** What is special about it. */
  mark: DayMark | undefined;
  isTabStop: boolean;
  onChoose: (date: string) => void;
  onFocus: (date: string) => void;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
}

const dayName = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A day of the grid. One without slots can be moved over, but not chosen. */
export function CalendarDay({ date, isSelected, ...day }: CalendarDayProps) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell without a control
  if (date === null) return <td />;
  const name = dayName.format(Date.parse(`${date}T00:00:00Z`));
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={styles.day}
        aria-label={day.mark ? `${name}, ${day.mark.text}` : name}
        data-mark={day.mark && (day.mark.isStruck ? "struck" : "plain")}
        aria-current={day.isToday ? "date" : undefined}
        aria-disabled={!day.isAvailable}
        disabled={!day.isReachable}
        tabIndex={day.isTabStop ? 0 : -1}
        data-selected={isSelected || undefined}
        onClick={() => day.isAvailable && day.onChoose(date)}
        onFocus={() => day.onFocus(date)}
        onKeyDown={(event) => day.onKeyDown(event, date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
