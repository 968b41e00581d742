import { CalendarDate, parseDate } from "@internationalized/date";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import { Heading } from "react-aria-components/Heading";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Calendar.module.css";

/** A month of the Gregorian calendar; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

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
  /** First and last day that can be reached. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** Today in the reader's zone, marked; given, because nothing here reads a clock. */
  today?: string | undefined;
  isLoading?: boolean;
}

/** A month to choose an available day from. Weeks start on Monday. */
export function Calendar({
  label,
  value,
  onChange,
  month,
  onMonthChange,
  availableDates,
  minDate,
  maxDate,
  today,
  isLoading = false,
}: CalendarProps) {
  const [lastFocus, setLastFocus] = useState<CalendarDate>();
  const focused = [lastFocus, value ? parseDate(value) : undefined].find(
    (date) => date?.year === month.year && date.month === month.month,
  );

  const handleFocus = (date: CalendarDate) => {
    setLastFocus(date);
    if (date.year === month.year && date.month === month.month) return;
    onMonthChange({ year: date.year, month: date.month });
  };

  return (
    <I18nProvider locale="en-GB">
      <AriaCalendar
        aria-label={label}
        aria-busy={isLoading || undefined}
        className={styles.calendar ?? ""}
        firstDayOfWeek="mon"
        value={value ? parseDate(value) : null}
        onChange={(date) => onChange(date.toString())}
        focusedValue={focused ?? new CalendarDate(month.year, month.month, 1)}
        onFocusChange={handleFocus}
        isDateUnavailable={(date) => !availableDates.has(date.toString())}
        minValue={minDate ? parseDate(minDate) : null}
        maxValue={maxDate ? parseDate(maxDate) : null}
      >
        <div className={styles.head}>
          <Button slot="previous" className={styles.step ?? ""}>
            <Icon name="chevronLeft" />
          </Button>
          <Heading className={styles.month ?? ""} />
          <Button slot="next" className={styles.step ?? ""}>
            <Icon name="chevronRight" />
          </Button>
        </div>
        <CalendarGrid className={styles.grid ?? ""} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className={styles.weekday ?? ""}>{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell
                date={date}
                className={styles.day ?? ""}
                data-is-today={date.toString() === today || undefined}
              />
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}
