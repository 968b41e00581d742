import type { BookingPaymentStatus } from "../generated/enums.ts";
import {
  CHANNEL_CLOSES_AFTER_MS,
  CHANNEL_OPENS_BEFORE_MS,
  RESCHEDULE_CUTOFF_MS,
} from "../shared/limits.ts";
import type { Instant, Interval } from "../time/instant.ts";

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

function stands({ paymentStatus }: { paymentStatus: string }): boolean {
  return paymentStatus === "FREE" || paymentStatus === "PAID";
}

/** Whether a booking can be moved: it stands, and begins in more than an hour. */
export function canReschedule(
  { startsAt, paymentStatus }: { startsAt: Instant; paymentStatus: BookingPaymentStatus },
  now: Instant,
): boolean {
  return stands({ paymentStatus }) && startsAt - now > RESCHEDULE_CUTOFF_MS;
}

/** Where a session stands for the one who booked it. */
export type SessionPhase = "unpaid" | "upcoming" | "past";

/**
 * A session that goes on is upcoming until its end; one that was given back is over, and so is one with
 * a status that only a newer server knows.
 */
export function sessionPhase(
  session: { paymentStatus: string; paymentState?: string | null | undefined; endsAt: Instant },
  now: Instant,
): SessionPhase {
  const { paymentStatus, paymentState, endsAt } = session;
  // The bank may be at work for longer than a hold lasts.
  if (paymentStatus === "PENDING" || paymentState === "PROCESSING") return "unpaid";
  return stands({ paymentStatus }) && endsAt > now ? "upcoming" : "past";
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
