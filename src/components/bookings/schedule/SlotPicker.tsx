import { lazy, memo, Suspense, type ReactNode, useCallback, useMemo, useState } from "react";
import type { Instant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { lazily } from "../../../navigation/lazily.ts";
import { Calendar } from "../../../ui/Calendar/Calendar.tsx";
import type { Choice } from "./scheduleChoice.ts";
import { SlotPane } from "./SlotPane.tsx";
import styles from "./SlotPicker.module.css";
import type { useSchedule } from "./useSchedule.ts";

/** The list of all zones: not needed to see the times. */
const TimeZoneSelect = lazy(
  lazily(() =>
    import("../../profiles/TimeZoneSelect.tsx").then((m) => ({ default: m.TimeZoneSelect })),
  ),
);

const Month = memo(Calendar);

interface SlotPickerProps {
  schedule: ReturnType<typeof useSchedule>;
  /** The zone of the times shown. */
  timeZone: string;
  now: Instant;
  /** A day or a slot of it is chosen; a constant. */
  onChoose: (choice: Choice) => void;
  onTimeZoneChange: (timeZone: string) => void;
  isDisabled: boolean;
  /** What follows a chosen slot. */
  children: ReactNode;
}

/** A month, the free slots of a day of it, and the zone they are in. */
export function SlotPicker({
  schedule,
  timeZone,
  now,
  onChoose,
  onTimeZoneChange,
  isDisabled,
  children,
}: SlotPickerProps) {
  const { availability, shown, month } = schedule;
  // Counts the days that were chosen: after each, its times come into view.
  const [dayChoices, setDayChoices] = useState(0);
  // The same while a slot is chosen or taken: a press must not wait for a month to be drawn.
  const chooseDay = useCallback(
    (date: string) => {
      onChoose({ date });
      setDayChoices((count) => count + 1);
    },
    [onChoose],
  );
  const availableDates = useMemo(
    () => new Set(availability.days.map(({ date }) => date)),
    [availability.days],
  );
  return (
    <div className={styles.pick}>
      <div className={styles.day}>
        <Month
          label="Day of your session"
          value={shown.date}
          onChange={chooseDay}
          month={month}
          onMonthChange={schedule.setMonth}
          availableDates={availableDates}
          minDate={schedule.today}
          maxDate={schedule.lastDate}
          today={schedule.today}
          isLoading={availability.isLoading}
        />
      </div>
      <div className={styles.times}>
        <SlotPane
          {...{ availability, shown, month, dayChoices, isDisabled }}
          zone={zoneLabel(timeZone, schedule.at ?? now)}
          next={schedule.next}
          onMonthChange={schedule.setMonth}
          onSelect={(start) => shown.date && onChoose({ date: shown.date, start })}
        >
          {children}
        </SlotPane>
      </div>
      <div className={styles.zone}>
        <Suspense>
          <TimeZoneSelect
            label="Time zone"
            now={now}
            value={timeZone}
            onChange={onTimeZoneChange}
          />
        </Suspense>
      </div>
    </div>
  );
}
