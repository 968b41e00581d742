import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TimesCompared_booking$key } from "../../../__generated__/TimesCompared_booking.graphql.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import {
  formatDate,
  formatTime,
  friendlyDay,
  friendlyStretch,
} from "../../../domain/time/format.ts";
import type { Instant, Interval } from "../../../domain/time/instant.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { isTimeZone, showSameTimes } from "../../../domain/time/zones.ts";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./TimesCompared.module.css";

interface TimesComparedProps {
  booking: TimesCompared_booking$key;
  timeZone: string;
  /** When it begins. */
  from: Instant;
  /** When it would begin; null until another time is chosen. */
  to: Instant | null;
}

/** A session's present and new time next to each other, for both who meet. */
export function TimesCompared({ booking, timeZone, from, to }: TimesComparedProps) {
  const { date, endDate, creatorTimeZone } = useFragment(
    graphql`
      fragment TimesCompared_booking on Booking {
        date
        endDate
        creatorTimeZone
      }
    `,
    booking,
  );
  const { startsAt, endsAt } = sessionTimes({ date, endDate });
  const lengthMs = endsAt - startsAt;
  const timeOf = (stretch: Interval) => (
    <BothTimes {...{ stretch, timeZone }} theirZone={creatorTimeZone ?? timeZone} />
  );
  return (
    <dl className={styles.pair}>
      <Side name="Now">{timeOf({ start: from, end: from + lengthMs })}</Side>
      <Side name="New time" isNew>
        {to === null ? (
          <Text size="small" tone="muted">
            Not chosen yet
          </Text>
        ) : (
          timeOf({ start: to, end: to + lengthMs })
        )}
      </Side>
    </dl>
  );
}

interface SideProps {
  name: string;
  isNew?: boolean;
  children: ReactNode;
}

function Side({ name, isNew = false, children }: SideProps) {
  return (
    <div className={styles.side} data-new={isNew || undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.time}>{children}</dd>
    </div>
  );
}

const timesOf = ({ start, end }: Interval, timeZone: string) =>
  `${formatTime(start, timeZone)}–${formatTime(end, timeZone)}`;

interface BothTimesProps {
  stretch: Interval;
  timeZone: string;
  /** The creator's. */
  theirZone: string;
}

function BothTimes({ stretch, timeZone, theirZone }: BothTimesProps) {
  const isElsewhere = isTimeZone(theirZone) && !showSameTimes(theirZone, timeZone, stretch);
  return (
    <>
      <Text size="small">{friendlyDay(formatDate(stretch.start, timeZone))}</Text>
      <Text weight="strong">{timesOf(stretch, timeZone)}</Text>
      {isElsewhere && (
        <Text size="tiny" tone="muted">
          For them: {friendlyStretch(stretch, theirZone)} ({zoneName(theirZone)})
        </Text>
      )}
    </>
  );
}
