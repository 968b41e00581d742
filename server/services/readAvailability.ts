import { refuse } from "../../src/domain/errors.ts";
import { availabilityInput } from "../../src/domain/inputs/availability.ts";
import { parseInput } from "../../src/domain/inputs/parseInput.ts";
import type { Interval } from "../../src/domain/time/instant.ts";
import { type OfferedDay, offeredDays } from "../../src/domain/time/slots.ts";
import { DAY_MS } from "../../src/domain/limits.ts";
import type { OccupiedTime } from "../store/bookings.ts";
import type { OneOnOneRow } from "../store/catalog.ts";
import type { ServiceContext } from "./context.ts";
import { readItemOf } from "./readItem.ts";

/** Days of a month on which an offer can be booked, in the zone that was asked for. */
export async function readAvailability(
  context: ServiceContext,
  query: unknown,
): Promise<OfferedDay[]> {
  const { year, month, oneOnOneId, timeZone } = parseInput(availabilityInput, query);
  const offer = await readItemOf(context, { id: oneOnOneId, category: "ONE_ON_ONE" });
  // A day more on each side covers every zone, whose offsets reach from -12 to +14 hours.
  const interval = {
    start: Date.UTC(year, month - 1, 1) - DAY_MS,
    end: Date.UTC(year, month, 1) + DAY_MS,
  };
  const [hours, busy] = await Promise.all([
    context.store.availability.ofCreator(offer.creatorId),
    readBusy(context, { offer, interval }),
  ]);
  if (hours === null) return [];
  return offeredDays({
    hours: hours.hours,
    durationInMinutes: offer.durationInMinutes,
    busy,
    now: context.now(),
    year,
    month,
    timeZone,
  });
}

/**
 * When a creator cannot be booked: live bookings and holds, and busy times of enabled calendars. What
 * the viewer has not confirmed yet does not count: choosing another time gives it up.
 */
export async function readBusy(
  context: ServiceContext,
  { offer, interval }: { offer: OneOnOneRow; interval: Interval },
): Promise<Interval[]> {
  const { store, providers, viewer } = context;
  const now = context.now();
  const [bookings, profiles] = await Promise.all([
    store.bookings.occupying({ creatorId: offer.creatorId, interval }),
    store.calendars.ofOwner(offer.creatorId),
  ]);
  const held = bookings
    .filter((row) => row.paymentStatus !== "PENDING" || (row.holdExpiresAt ?? 0) > now)
    .filter((row) => row.bookerId !== viewer?.userId || !isUnconfirmed(row, offer))
    .map((row) => ({ start: row.startsAt, end: row.endsAt }));
  const busy =
    profiles.length === 0 ? [] : await providers.calendars.busyTimes({ profiles, interval });
  return [...held, ...busy];
}

/** Refuses when the creator has set no hours: nothing can be booked. */
export async function requireHours(context: ServiceContext, creatorId: string) {
  const row = await context.store.availability.ofCreator(creatorId);
  return row?.hours ?? refuse("SLOT_NOT_OFFERED");
}

/** Whether its booker gives a booking up by choosing another time of an offer: any hold, or a free booking of the same offer without its answers. */
export function isUnconfirmed(
  { paymentStatus, confirmedAt, itemId }: OccupiedTime,
  offer: Pick<OneOnOneRow, "id">,
): boolean {
  if (paymentStatus === "PENDING") return true;
  return paymentStatus === "FREE" && confirmedAt === null && itemId === offer.id;
}
