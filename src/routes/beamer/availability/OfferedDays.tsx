import { minuteOfEnd, minuteOfStart } from "../../../domain/availability/clock.ts";
import { MINUTE_MS } from "../../../domain/shared/limits.ts";
import { formatDate, formatTime, friendlyDay } from "../../../domain/time/format.ts";
import { instantOf } from "../../../domain/time/wallTime.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./OfferedDays.module.css";
import type { OfferedDay } from "./offeredStretches.ts";

interface OfferedDaysProps {
  days: readonly OfferedDay[];
  /** The zone of the hours, in which the times are. */
  timeZone: string;
  /** In which the free times are shown as well, where its clocks show others. */
  visitorZone: string;
}

/** The days of the preview, each with its free and taken times. */
export function OfferedDays({ days, timeZone, visitorZone }: OfferedDaysProps) {
  const slots = days.flatMap(({ stretches }) => stretches).filter(({ isFree }) => isFree);
  const count = slots.reduce((sum, stretch) => sum + stretch.count, 0);
  return (
    <Stack gap="small">
      <Text weight="strong">
        <span role="status">{count === 1 ? "1 free slot" : `${count} free slots`}</span>
      </Text>
      <ol className={styles.days}>
        {days.map(({ date, stretches }) => (
          <li key={date} className={styles.day}>
            <span className={styles.date}>{friendlyDay(date, { hasYear: false })}</span>
            {stretches.length === 0 && <span className={styles.none}>No times</span>}
            <ul className={styles.stretches}>
              {stretches.map(({ start, end, count: length, isFree }) => (
                <li key={start} className={styles.stretch} data-free={isFree}>
                  <span className={styles.times}>
                    {start}–{end}
                  </span>
                  {isFree && elsewhere({ date, start, end, timeZone, visitorZone })}
                  <span className={styles.note}>{isFree ? slotsText(length) : "taken"}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Text tone="muted" size="small">
        Times are in the time zone of your weekly hours, {zoneName(timeZone)}
        {visitorZone === timeZone ? "." : `; below them those in ${zoneName(visitorZone)}.`}
      </Text>
    </Stack>
  );
}

/** The same time on the visitor's clock; null where it shows the same. */
function elsewhere({
  date,
  start,
  end,
  timeZone,
  visitorZone,
}: Pick<OfferedDaysProps, "timeZone" | "visitorZone"> & {
  date: string;
  start: string;
  end: string;
}) {
  const at = instantOf({ date, time: start, timeZone });
  if (at === null || formatTime(at, timeZone) === formatTime(at, visitorZone)) return null;
  const [first, last] = [minuteOfStart(start), minuteOfEnd(end)];
  const minutes = (last ?? 0) - (first ?? 0);
  const there = { start: at, end: at + minutes * MINUTE_MS };
  const day = formatDate(at, visitorZone);
  return (
    <span className={styles.elsewhere}>
      {formatTime(there.start, visitorZone)}–{formatTime(there.end, visitorZone)}
      {day !== date && ` ${friendlyDay(day, { hasYear: false })}`}
    </span>
  );
}

const slotsText = (count: number) => (count === 1 ? "1 slot" : `${count} slots`);
