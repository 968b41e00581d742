import { MINUTE_MS } from "../../../domain/shared/limits.ts";
import { formatDate, formatTime } from "../../../domain/time/format.ts";
import { instantOf, wallTimeAt } from "../../../domain/time/wallTime.ts";

interface Slots {
  /** The first one's date and start, `HH:MM`, in `timeZone`. */
  date: string;
  start: string;
  /** How many follow one another, each of the duration. */
  count: number;
  durationInMinutes: number;
  timeZone: string;
  visitorZone: string;
}

/** A time on another zone's clock. */
interface TimesElsewhere {
  start: string;
  end: string;
  /** Null where it begins on the same date. */
  date: string | null;
}

/** Slots on a visitor's clock; null where it shows the same date and times. */
export function timesElsewhere({
  date,
  start,
  count,
  durationInMinutes,
  timeZone,
  visitorZone,
}: Slots): TimesElsewhere | null {
  const from = instantOf({ date, time: start, timeZone });
  if (from === null) return null;
  // Not by the clock: it may change between the two.
  const to = from + count * durationInMinutes * MINUTE_MS;
  const isSame = [from, to].every((at) => wallTimeAt(timeZone, at) === wallTimeAt(visitorZone, at));
  if (isSame) return null;
  const day = formatDate(from, visitorZone);
  return {
    start: formatTime(from, visitorZone),
    end: formatTime(to, visitorZone),
    date: day === date ? null : day,
  };
}
