import { DAY_MS } from "../shared/limits.ts";
import type { MinuteRange } from "./wallTime.ts";

/** Other hours on some dates of a creator's calendar; a day off has none. */
export interface HoursException {
  /** The first date, `YYYY-MM-DD` in the zone of the weekly hours. */
  readonly from: string;
  /** The last date, included. */
  readonly to: string;
  readonly ranges: readonly MinuteRange[];
}

/**
 * Finds the exception of a day (days since 1970-01-01). They are given in order and don't overlap,
 * and the days are asked for in order too.
 */
export function exceptionsByDay(
  exceptions: readonly HoursException[],
): (day: number) => HoursException | null {
  let next = 0;
  return (day) => {
    while (next < exceptions.length && dayOf((exceptions[next] as HoursException).to) < day) {
      next += 1;
    }
    const exception = exceptions[next];
    return exception !== undefined && dayOf(exception.from) <= day ? exception : null;
  };
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
