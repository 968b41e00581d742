import { Icon } from "../Icon/Icon.tsx";
import styles from "./Calendar.module.css";
import { addMonths, compareMonths, monthOf, type Month } from "./dates.ts";

interface CalendarHeadProps {
  /** Names the grid. */
  id: string;
  month: Month;
  onMonthChange: (month: Month) => void;
  minDate: string | undefined;
  maxDate: string | undefined;
}

const monthName = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

function nameOf({ year, month }: Month): string {
  return monthName.format(Date.UTC(year, month - 1, 1));
}

/** The month's name, read out when it changes, between the ways to its neighbours. */
export function CalendarHead({ id, month, onMonthChange, minDate, maxDate }: CalendarHeadProps) {
  const isFirst = minDate !== undefined && compareMonths(month, monthOf(minDate)) <= 0;
  const isLast = maxDate !== undefined && compareMonths(month, monthOf(maxDate)) >= 0;
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.step}
        aria-label="Previous month"
        // Not `disabled`: the focus would be lost at the last month.
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMonthChange(addMonths(month, -1))}
      >
        <Icon name="chevronLeft" />
      </button>
      <div id={id} className={styles.month} aria-live="polite">
        {nameOf(month)}
      </div>
      <button
        type="button"
        className={styles.step}
        aria-label="Next month"
        aria-disabled={isLast}
        onClick={() => !isLast && onMonthChange(addMonths(month, 1))}
      >
        <Icon name="chevronRight" />
      </button>
    </div>
  );
}
