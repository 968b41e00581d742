import { availabilityInput } from "../../../src/domain/availability/inputs/availability.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { bookingWindow } from "../../../src/domain/time/bookingWindow.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { overlaps } from "../../../src/domain/time/intervals.ts";
import { type OfferedDay, offeredDays } from "../../../src/domain/time/slots.ts";
import type { WeeklyHours } from "../../../src/domain/time/weeklyHours.ts";
import { DAY_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readBusyTimes } from "../calendars/readBusyTimes.ts";
import { readShownBusyTimes } from "../calendars/readShownBusyTimes.ts";
import { readItemOf } from "../catalogue/readItem.ts";

/** Days of a month on which an offer can be booked, in the zone that was asked for. */
export async function readAvailability(
  context: ServiceContext,
  query: unknown,
): Promise<OfferedDay[]> {
  const { year, month, oneOnOneId, timeZone } = parseInput(availabilityInput, query);
  const offer = await readItemOf(context, { id: oneOnOneId, category: "ONE_ON_ONE" });
  // One more day on each side covers every zone, whose offsets reach from -12 to +14 hours.
  const interval = {
    start: Date.UTC(year, month - 1, 1) - DAY_MS,
    end: Date.UTC(year, month, 1) + DAY_MS,
  };
  if (!overlaps(interval, bookingWindow(context.now()))) return [];
  const { hours, busy } = await readSchedule(context, {
    creatorId: offer.creatorId,
    interval,
    readOutside: readShownBusyTimes,
  });
  if (hours === null) return [];
  return offeredDays({
    hours,
    durationInMinutes: offer.durationInMinutes,
    busy,
    now: context.now(),
    year,
    month,
    timeZone,
  });
}

/**
 * A creator's hours, and when the creator cannot be booked: live bookings and holds, and busy times
 * of enabled calendars. The viewer's own holds don't count: choosing another time ends the hold.
 * Refuses with `CALENDARS_UNAVAILABLE` rather than let a time be taken that may be busy.
 */
export async function readSchedule(
  context: ServiceContext,
  options: {
    creatorId: string;
    interval: Interval;
    /** How the calendars are queried; uncached, unless told otherwise. */
    readOutside?: typeof readShownBusyTimes;
  },
): Promise<{ hours: WeeklyHours | null; busy: Interval[] }> {
  const { creatorId, interval, readOutside = readBusyTimes } = options;
  const { store, viewer } = context;
  const exclude = viewer?.userId ?? null;
  const [{ hours, busy, calendars }, own] = await Promise.all([
    store.availability.scheduleOf({ creatorId, interval, now: context.now(), exclude }),
    viewer === null ? [] : readOwnBusy(context, { creatorId, bookerId: viewer.userId }),
  ]);
  const outside = await readOutside(context, { profiles: calendars, interval });
  return { hours, busy: [...busy, ...own, ...outside] };
}

async function readOwnBusy(
  { store, now }: ServiceContext,
  { creatorId, bookerId }: { creatorId: string; bookerId: string },
): Promise<Interval[]> {
  return busyWith(await store.bookings.standingOf({ bookerId, creatorId, now: now() }));
}

/** When someone is busy by their own bookings: holds don't count. */
export function busyWith(standing: readonly BookingRow[]): Interval[] {
  return standing
    .filter((row) => row.state !== "HELD")
    .map((row) => ({ start: row.startsAt, end: row.endsAt }));
}
