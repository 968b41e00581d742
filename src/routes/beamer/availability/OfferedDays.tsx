import { friendlyDay } from "../../../domain/time/format.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./OfferedDays.module.css";
import type { OfferedDay, OfferedStretch } from "./offeredStretches.ts";
import { timesElsewhere } from "./timesElsewhere.ts";

interface OfferedDaysProps {
  days: readonly OfferedDay[];
  /** Of a slot. */
  durationInMinutes: number;
  /** The zone of the hours, in which the times are. */
  timeZone: string;
  /** In which the free times are shown as well, where its clocks show others. */
  visitorZone: string;
}

/** The days of the preview, each with its free and taken times. */
export function OfferedDays({ days, durationInMinutes, timeZone, visitorZone }: OfferedDaysProps) {
  const elsewhere = (date: string, { start, count: slots, isFree }: OfferedStretch) =>
    isFree
      ? timesElsewhere({ date, start, count: slots, durationInMinutes, timeZone, visitorZone })
      : null;
  const shown = days.map(({ date, stretches }) => ({
    date,
    stretches: stretches.map((stretch) => ({ ...stretch, there: elsewhere(date, stretch) })),
  }));
  const all = shown.flatMap(({ stretches }) => stretches);
  const count = all.reduce((sum, stretch) => sum + (stretch.isFree ? stretch.count : 0), 0);
  const isElsewhereShown = all.some(({ there }) => there !== null);
  return (
    <Stack gap="small">
      <Text weight="strong">
        <span role="status">{count === 1 ? "1 free slot" : `${count} free slots`}</span>
      </Text>
      <ol className={styles.days}>
        {shown.map(({ date, stretches }) => (
          <li key={date} className={styles.day}>
            <span className={styles.date}>{friendlyDay(date, { hasYear: false })}</span>
            {stretches.length === 0 && <span className={styles.none}>No times</span>}
            <ul className={styles.stretches}>
              {stretches.map(({ start, end, count: length, isFree, there }) => (
                <li key={start} className={styles.stretch} data-free={isFree}>
                  <span className={styles.times}>
                    {start}–{end}
                  </span>
                  {there && (
                    <span className={styles.elsewhere}>
                      {there.start}–{there.end}
                      {there.date && ` ${friendlyDay(there.date, { hasYear: false })}`}
                    </span>
                  )}
                  <span className={styles.note}>{isFree ? slotsText(length) : "taken"}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Text tone="muted" size="small">
        Times are in the time zone of your weekly hours, {zoneName(timeZone)}
        {isElsewhereShown ? `; below them those in ${zoneName(visitorZone)}.` : "."}
      </Text>
    </Stack>
  );
}

const slotsText = (count: number) => (count === 1 ? "1 slot" : `${count} slots`);
