import { STATE_REFUSALS } from "../bookings/bookings.ts";
import type { BookingState, LiveSessionStatus, MeetingKind } from "../generated/enums.ts";
import type { ErrorCode } from "../shared/errors.ts";
import { CHANNEL_CLOSES_AFTER_MS, CHANNEL_OPENS_BEFORE_MS } from "../shared/limits.ts";
import type { Instant, Interval } from "../time/instant.ts";

/**
 * When the video channel of a booking is open: from 10 minutes before its start to 30 minutes after
 * its end (docs/product.md 14.1).
 */
export function channelWindow({
  startsAt,
  endsAt,
}: {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}): Interval {
  return { start: startsAt - CHANNEL_OPENS_BEFORE_MS, end: endsAt + CHANNEL_CLOSES_AFTER_MS };
}

/** What a booking says of its video channel. */
export interface ChannelBooking {
  readonly state: BookingState;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly meetingPlace: { readonly kind: MeetingKind };
}

/** Whether a booking has a video channel that can be joined, now or later. */
export function meetsHere({ state, meetingPlace }: ChannelBooking): boolean {
  return state === "CONFIRMED" && meetingPlace.kind === "VIDEO";
}

/**
 * A live session's state at a moment: it is over once its window has passed or its booking was
 * cancelled, whether or not anyone ended it. `stored` is null until one of the two has come.
 */
export function liveStatus(
  stored: LiveSessionStatus | null,
  booking: ChannelBooking,
  now: Instant,
): LiveSessionStatus {
  const isOver = booking.state !== "CONFIRMED" || now >= channelWindow(booking).end;
  return isOver ? "ENDED" : (stored ?? "SCHEDULED");
}

/**
 * Why nobody can be in the video channel of a booking: it was cancelled, takes place elsewhere,
 * isn't open yet, or is over (docs/product.md 14.1). Null if it is open.
 */
export function channelRefusal(
  stored: LiveSessionStatus | null,
  booking: ChannelBooking,
  now: Instant,
): ErrorCode | null {
  const refusal = STATE_REFUSALS[booking.state];
  if (refusal !== null) return refusal;
  if (booking.meetingPlace.kind !== "VIDEO") return "MEETING_ELSEWHERE";
  if (now < channelWindow(booking).start) return "NOT_OPEN_YET";
  return liveStatus(stored, booking, now) === "ENDED" ? "LIVE_SESSION_ENDED" : null;
}
