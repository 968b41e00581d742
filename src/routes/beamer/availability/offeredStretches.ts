import { PREVIEW_DAYS, DAY_MS } from "../../../domain/shared/limits.ts";
import { shortTime } from "../../../domain/time/format.ts";

interface Slot {
  readonly start: string;
  readonly end: string;
}

interface Day {
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** Slots that follow one another, all of them free or all taken. */
export interface OfferedStretch {
  start: string;
  end: string;
  count: number;
  isFree: boolean;
}

/** A day of the preview: the hours, minus the past. */
export interface OfferedDay {
  date: string;
  stretches: readonly OfferedStretch[];
}

/**
 * The days of a preview from `date` on. `free` is what visitors are offered; the rest of the hours
 * is taken, by a booking or by a busy time.
 */
export function offeredStretches({
  date,
  free,
  all,
}: {
  date: string;
  free: readonly Day[];
  all: readonly Day[];
}): OfferedDay[] {
  return Array.from({ length: PREVIEW_DAYS }, (_, index) => {
    const day = new Date(Date.parse(`${date}T00:00:00Z`) + index * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const slotsIn = (days: readonly Day[]) => days.find((each) => each.date === day)?.slots ?? [];
    const offered = new Set(slotsIn(free).map(({ start }) => shortTime(start)));
    const held = slotsIn(all);
    // What the server offers is offered, whatever this page computes.
    const slots = held.length > 0 ? held : slotsIn(free);
    return { date: day, stretches: joined(slots, offered) };
  });
}

function joined(slots: readonly Slot[], offered: ReadonlySet<string>): OfferedStretch[] {
  const stretches: OfferedStretch[] = [];
  for (const slot of slots) {
    const [start, end] = [shortTime(slot.start), shortTime(slot.end)];
    const isFree = offered.has(start);
    const last = stretches.at(-1);
    if (last && last.end === start && last.isFree === isFree) {
      last.end = end;
      last.count += 1;
    } else {
      stretches.push({ start, end, count: 1, isFree });
    }
  }
  return stretches;
}
