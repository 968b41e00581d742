import { availabilityInput } from "../../../src/domain/availability/inputs/availability.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { type RuleBook } from "../../../src/domain/time/bookingRules.ts";
import { widestWindow } from "../../../src/domain/time/bookingWindow.ts";
import { decidingInterval, type TakenSession } from "../../../src/domain/time/takenTimes.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { cutOut, overlaps } from "../../../src/domain/time/intervals.ts";
import { type OfferedDay, offeredDays } from "../../../src/domain/time/slots.ts";
import type { Hours } from "../../../src/domain/time/weeklyHours.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readBusyTimes } from "../calendars/readBusyTimes.ts";
import { readShownBusyTimes } from "../calendars/readShownBusyTimes.ts";
import { readBooking } from "../bookings/readBooking.ts";
import { refuseUnmovable } from "../bookings/refusalToMove.ts";
import { readItemOf } from "../catalogue/readItem.ts";

/**
 * Days of a month on which an offer can be booked, or a booking of it moved by its booker, in the
 * zone that was asked for.
 */
export async function readAvailability(
  context: ServiceContext,
  query: unknown,
): Promise<OfferedDay[]> {
  const { year, month, timeZone, ...named } = parseInput(availabilityInput, query);
  const { oneOnOneId: offerId } = named;
  const { creatorId, durationInMinutes, moved } = await readSubject(context, named);
  // One more day on each side covers every zone, whose offsets reach from -12 to +14 hours.
  const interval = {
    start: Date.UTC(year, month - 1, 1) - DAY_MS,
    end: Date.UTC(year, month, 1) + DAY_MS,
  };
  if (!overlaps(interval, widestWindow(context.now()))) return [];
  const { hours, ...taken } = await readSchedule(context, {
    creatorId,
    interval,
    readOutside: readShownBusyTimes,
    moved,
  });
  if (hours === null) return [];
  return offeredDays({
    hours,
    ...taken,
    offerId,
    durationInMinutes,
    now: context.now(),
    year,
    month,
    timeZone,
  });
}

/** Whose time is asked for, and how much of it. */
async function readSubject(
  context: ServiceContext,
  { oneOnOneId, bookingId }: { oneOnOneId: string; bookingId: string | null },
): Promise<{ creatorId: string; durationInMinutes: number; moved: BookingRow | null }> {
  if (bookingId === null) {
    const offer = await readItemOf(context, { id: oneOnOneId, category: "ONE_ON_ONE" });
    const { creatorId, durationInMinutes } = offer;
    return { creatorId, durationInMinutes, moved: null };
  }
  const moved = await readBooking(context, bookingId);
  const isOwn = moved.bookerId === context.viewer?.userId;
  if (!isOwn || moved.itemId !== oneOnOneId) return refuse("NOT_FOUND");
  refuseUnmovable(moved, context.now());
  const { creatorId, startsAt, endsAt } = moved;
  return { creatorId, durationInMinutes: (endsAt - startsAt) / MINUTE_MS, moved };
}

/**
 * A creator's hours and rules, and what is taken already: live bookings and holds, and busy times of
 * enabled calendars. The viewer's own holds don't count: choosing another time ends the hold.
 * Refuses with `CALENDARS_UNAVAILABLE` rather than let a time be taken that may be busy.
 */
export async function readSchedule(
  context: ServiceContext,
  options: {
    creatorId: string;
    /** A day longer on each side than the slots, which leaves room for buffers in every zone. */
    interval: Interval;
    /** How the calendars are queried; uncached, unless told otherwise. */
    readOutside?: typeof readShownBusyTimes;
    /** The viewer's booking that is to be moved, and whose own time doesn't count. */
    moved?: BookingRow | null;
  },
): Promise<{
  hours: Hours | null;
  sessions: readonly TakenSession[];
  busy: readonly Interval[];
  rules: RuleBook;
}> {
  const { creatorId, interval, readOutside = readBusyTimes, moved = null } = options;
  const { store, viewer } = context;
  const { calendars, ...schedule } = await store.availability.scheduleOf({
    creatorId,
    interval: decidingInterval(interval),
    now: context.now(),
    holder: viewer?.userId ?? null,
    moved: moved?.id ?? null,
  });
  const outside = await readOutside(context, { profiles: calendars, interval });
  if (moved === null) return { ...schedule, busy: outside };
  // It may be in the creator's calendar.
  return { ...schedule, busy: cutOut(outside, { start: moved.startsAt, end: moved.endsAt }) };
}
