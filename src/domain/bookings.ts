import type { BookingPaymentStatus } from "./enums.ts";
import {
  CHANNEL_CLOSES_AFTER_MS,
  CHANNEL_OPENS_BEFORE_MS,
  RESCHEDULE_CUTOFF_MS,
} from "./limits.ts";
import type { Instant, Interval } from "./time/instant.ts";

/** The part of a stored booking that decides on its status. */
export interface HeldBooking {
  readonly paymentStatus: BookingPaymentStatus;
  /** When the hold runs out; null when nothing is held. */
  readonly holdExpiresAt: Instant | null;
}

/** A booking's status as of now: a hold is over at the moment it expires, whether or not anybody has noted it. */
export function statusAt(
  { paymentStatus, holdExpiresAt }: HeldBooking,
  now: Instant,
): BookingPaymentStatus {
  const isOver = paymentStatus === "PENDING" && holdExpiresAt !== null && now >= holdExpiresAt;
  return isOver ? "EXPIRED" : paymentStatus;
}

/** Whether a booking keeps others from its time: it stands, or is held. */
export function isLive(booking: HeldBooking, now: Instant): boolean {
  return stands(booking) || statusAt(booking, now) === "PENDING";
}

function stands({ paymentStatus }: Pick<HeldBooking, "paymentStatus">): boolean {
  return paymentStatus === "FREE" || paymentStatus === "PAID";
}

/** Whether a booking can be moved: it stands, and begins in more than an hour. */
export function canReschedule(
  { startsAt, paymentStatus }: { startsAt: Instant; paymentStatus: BookingPaymentStatus },
  now: Instant,
): boolean {
  return stands({ paymentStatus }) && startsAt - now > RESCHEDULE_CUTOFF_MS;
}

/** When the video channel of a booking is open: from 10 minutes before its start to 30 minutes after its end. */
export function channelWindow({
  startsAt,
  endsAt,
}: {
  startsAt: Instant;
  endsAt: Instant;
}): Interval {
  return { start: startsAt - CHANNEL_OPENS_BEFORE_MS, end: endsAt + CHANNEL_CLOSES_AFTER_MS };
}
