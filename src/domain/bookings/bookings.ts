import type { BookingState } from "../generated/enums.ts";
import type { ErrorCode } from "../shared/errors.ts";
import { MOVES_MAX, REFUNDABLE_BEFORE_MS, RESCHEDULE_CUTOFF_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import { BOOKING_STANDINGS, type BookingStanding, columnsOf } from "./lifecycle.ts";

/** What decides whether a booking can be moved. */
export interface MovableBooking {
  readonly standing: BookingStanding;
  readonly startsAt: Instant;
  /** How often it was moved. */
  readonly moveCount: number;
}

/**
 * Why a booking can't be moved: it isn't confirmed, begins within an hour, or was moved three times
 * (docs/product.md 6.14). Null if it can be.
 */
export function rescheduleRefusal(booking: MovableBooking, now: Instant): ErrorCode | null {
  const refusal = MOVE_REFUSALS[columnsOf(booking.standing).state];
  if (refusal !== null) return refusal;
  if (booking.startsAt - now <= RESCHEDULE_CUTOFF_MS) return "RESCHEDULE_TOO_LATE";
  return booking.moveCount >= MOVES_MAX ? "MOVE_LIMIT_REACHED" : null;
}

/** Why nothing of a session can be changed or joined by its state; null for one that is booked. */
export const STATE_REFUSALS = {
  HELD: "BOOKING_NOT_CONFIRMED",
  CONFIRMED: null,
  CANCELLED: "BOOKING_CANCELLED",
  LAPSED: "BOOKING_NOT_CONFIRMED",
} as const satisfies Readonly<Record<BookingState, ErrorCode | null>>;

const MOVE_REFUSALS = { ...STATE_REFUSALS, LAPSED: "HOLD_EXPIRED" } as const;

/**
 * Until when a booker who cancels gets the money back: 24 hours before the earliest start that the
 * booking ever had (docs/product.md 6.15). Moving it to a later time doesn't bring the money back.
 */
export function refundableUntil(booking: {
  readonly startsAt: Instant;
  readonly moves: readonly { readonly from: Instant }[];
}): Instant {
  const starts = [booking.startsAt, ...booking.moves.map(({ from }) => from)];
  return Math.min(...starts) - REFUNDABLE_BEFORE_MS;
}

/** The same for a booker to read: null where it was over when the session was booked. */
export function readableRefundEnd(
  booking: Parameters<typeof refundableUntil>[0] & { readonly createdAt: Instant },
): Instant | null {
  const until = refundableUntil(booking);
  return until < booking.createdAt ? null : until;
}

/** Whether a booker who cancels now gets the money back. */
export function isRefundable(
  booking: Parameters<typeof refundableUntil>[0],
  now: Instant,
): boolean {
  return now <= refundableUntil(booking);
}

/**
 * Why a booking can't be cancelled: it isn't confirmed, or has begun (docs/product.md 6.15). Null if
 * it can be.
 */
export function cancelRefusal(
  { state, startsAt }: { readonly state: BookingState; readonly startsAt: Instant },
  now: Instant,
): ErrorCode | null {
  const refusal = STATE_REFUSALS[state];
  if (refusal !== null) return refusal;
  return startsAt <= now ? "SESSION_BEGUN" : null;
}

/** A session's price and length. */
export interface SessionTerms {
  /** Excluding VAT, in cents. */
  readonly priceInCents: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Whether two sessions of an offer differ in nothing but their time: then what is paid for one can
 * pay for the other (docs/product.md 7.1).
 */
export function areOnSameTerms(one: SessionTerms, other: SessionTerms): boolean {
  const lengthOf = ({ startsAt, endsAt }: SessionTerms) => endsAt - startsAt;
  return one.priceInCents === other.priceInCents && lengthOf(one) === lengthOf(other);
}

/** The part of its booker's list that a session is in. */
export type SessionPhase = "unpaid" | "unfinished" | "upcoming" | "past";

/**
 * A session in progress is upcoming until its end; a standing that only a newer server knows is
 * past.
 */
export function sessionPhase(
  session: {
    readonly standing: BookingStanding | null;
    /** The bank may take longer than a hold lasts. */
    readonly isPaymentProcessing: boolean;
    readonly endsAt: Instant;
  },
  now: Instant,
): SessionPhase {
  const phase = session.standing && BOOKING_STANDINGS[session.standing].phase;
  if (session.isPaymentProcessing) return "unpaid";
  if (phase === "unpaid" || phase === "unfinished") return phase;
  return phase === "booked" && session.endsAt > now ? "upcoming" : "past";
}
