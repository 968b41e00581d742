import { friendlyDay } from "../../../domain/time/format.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./OfferedDays.module.css";
import type { OfferedDay } from "./offeredStretches.ts";

/** The days of the preview, each with its free and taken times. */
export function OfferedDays({ days }: { days: readonly OfferedDay[] }) {
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
                  <span className={styles.note}>{isFree ? slotsText(length) : "taken"}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <VisuallyHidden>Times are in the time zone of your weekly hours.</VisuallyHidden>
    </Stack>
  );
}

const slotsText = (count: number) => (count === 1 ? "1 slot" : `${count} slots`);
