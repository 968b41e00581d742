import type { CalendarEvent } from "../../../src/domain/bookings/calendarFile.ts";
import { calendarLocation, visiblePlace } from "../../../src/domain/bookings/meetingPlace.ts";
import { sessionEvent } from "../../../src/domain/bookings/sessionEvent.ts";
import { liveAddress } from "../../../src/domain/live/addresses.ts";
import { meetsHere } from "../../../src/domain/live/window.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { UserRow } from "../../store/ports/profiles.ts";

/** A booked or cancelled session as an event in the calendar of one of the two. */
export function sessionEventOf(
  booking: BookingRow,
  {
    creator,
    other,
    origin,
  }: {
    creator: UserRow;
    /** The other one than the calendar's owner. */
    other: UserRow;
    /** Scheme and host of this site. */
    origin: string;
  },
): CalendarEvent {
  const { id, title, startsAt, endsAt, moves, state, channelId } = booking;
  const joinUrl = meetsHere(booking)
    ? origin + liveAddress({ slug: creator.slug, channelId })
    : null;
  return sessionEvent({
    bookingId: id,
    slug: creator.slug,
    origin,
    title,
    otherName: fullName(other),
    startsAt,
    endsAt,
    place: calendarLocation(visiblePlace(booking), joinUrl),
    placeChangeCount: booking.placeChangeCount,
    moveCount: moves.length,
    isCancelled: state === "CANCELLED",
    stamp: lastChangeOf(booking),
  });
}

/** When the event last changed: not the time of asking, by which every answer would differ. */
function lastChangeOf(booking: BookingRow): Instant {
  const { createdAt, confirmedAt, moves, placeChangedAt, cancellation } = booking;
  const moved = moves.map(({ at }) => at);
  const other = [confirmedAt, placeChangedAt, cancellation?.at ?? null].map((at) => at ?? 0);
  return Math.max(createdAt, ...moved, ...other);
}
