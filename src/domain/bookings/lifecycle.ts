import type { BookingPaymentStatus, BookingState } from "../generated/enums.ts";
import type { EventName } from "../shared/events.ts";
import { type Beginning, type Transition, afterMove, keysOf } from "../shared/lifecycle.ts";
import type { Instant } from "../time/instant.ts";

/*
 * The life cycle of a booking (docs/product.md 6.1, 6.2), and the only place that defines its
 * states. Stores, indices, pages and screens derive from these two tables, or a test compares them.
 */

/** What a standing means. */
interface StandingFacts {
  /** Whether it blocks its time for others. */
  readonly occupies: boolean;
  /** Whether the booker's list of sessions shows it. */
  readonly isListed: boolean;
  /** Whether it was booked once, whatever became of it: its creator's list then shows it. */
  readonly wasBooked: boolean;
  /** The part of its booker's list that a session is in, before the clock is considered. */
  readonly phase: "unpaid" | "unfinished" | "booked" | "over";
}

/** Every state that a booking can be in, with its possible payment statuses. */
export const BOOKING_STANDINGS = {
  "HELD/FREE": { occupies: true, isListed: true, wasBooked: false, phase: "unfinished" },
  "HELD/PENDING": { occupies: true, isListed: true, wasBooked: false, phase: "unpaid" },
  "CONFIRMED/FREE": { occupies: true, isListed: true, wasBooked: true, phase: "booked" },
  "CONFIRMED/PAID": { occupies: true, isListed: true, wasBooked: true, phase: "booked" },
  "CANCELLED/FREE": { occupies: false, isListed: true, wasBooked: true, phase: "over" },
  "CANCELLED/PAID": { occupies: false, isListed: true, wasBooked: true, phase: "over" },
  "CANCELLED/REFUNDED": { occupies: false, isListed: true, wasBooked: true, phase: "over" },
  "LAPSED/FREE": { occupies: false, isListed: false, wasBooked: false, phase: "over" },
  "LAPSED/EXPIRED": { occupies: false, isListed: false, wasBooked: false, phase: "over" },
  "LAPSED/FAILED": { occupies: false, isListed: false, wasBooked: false, phase: "over" },
  "LAPSED/REFUNDED": { occupies: false, isListed: true, wasBooked: false, phase: "over" },
} as const satisfies Partial<
  Readonly<Record<`${BookingState}/${BookingPaymentStatus}`, StandingFacts>>
>;

/** A booking's state and its payment status as one string: `HELD/PENDING`. */
export type BookingStanding = keyof typeof BOOKING_STANDINGS;

type BookingTransition = Transition<BookingStanding, EventName>;

/** A booking's initial state: its slot is held for 15 minutes. */
export const BOOKING_HOLD = {
  begins: ["HELD/FREE", "HELD/PENDING"],
  emits: "bookingHeld",
  needs: "The slot is offered and free, and the booker stays within the limits for holds.",
} as const satisfies Beginning<BookingStanding, EventName>;

/** Every transition of a booking. */
export const BOOKING_TRANSITIONS = {
  answer: {
    moves: {
      "HELD/PENDING": "HELD/PENDING",
      "CONFIRMED/FREE": "CONFIRMED/FREE",
      "CONFIRMED/PAID": "CONFIRMED/PAID",
    },
    emits: "bookingAnswered",
    needs: "The required questions are answered.",
  },
  confirm: {
    moves: { "HELD/FREE": "CONFIRMED/FREE" },
    emits: "bookingConfirmed",
    needs: "The required questions are answered before the hold runs out.",
  },
  move: {
    moves: { "CONFIRMED/FREE": "CONFIRMED/FREE", "CONFIRMED/PAID": "CONFIRMED/PAID" },
    emits: "bookingMoved",
    needs:
      "It begins in more than an hour and was moved at most twice before, and the new slot is offered and free.",
  },
  pay: {
    moves: {
      "HELD/PENDING": "CONFIRMED/PAID",
      "LAPSED/EXPIRED": "CONFIRMED/PAID",
      "LAPSED/FAILED": "CONFIRMED/PAID",
    },
    emits: "bookingConfirmed",
    needs:
      "Its payment is paid. Once it has lapsed: its offer is on sale, and its time is within the creator's hours, still to come, and free but for its booker's own holds.",
  },
  changePlace: {
    moves: { "CONFIRMED/FREE": "CONFIRMED/FREE", "CONFIRMED/PAID": "CONFIRMED/PAID" },
    emits: "bookingPlaceChanged",
    needs: "Its creator changes the meeting place before the session is over.",
  },
  cancel: {
    moves: { "CONFIRMED/FREE": "CANCELLED/FREE", "CONFIRMED/PAID": "CANCELLED/PAID" },
    emits: "bookingCancelled",
    needs: "Its booker or its creator gives a reason before it begins.",
  },
  lapse: {
    moves: { "HELD/FREE": "LAPSED/FREE", "HELD/PENDING": "LAPSED/EXPIRED" },
    emits: "bookingLapsed",
    needs:
      "The hold has run out, or its booker lets it go, takes another time, or has paid for one that overlaps.",
  },
  fail: {
    moves: { "HELD/PENDING": "LAPSED/FAILED" },
    emits: "bookingLapsed",
    needs: "Its payment has failed.",
  },
  refund: {
    moves: {
      "HELD/PENDING": "LAPSED/REFUNDED",
      "LAPSED/EXPIRED": "LAPSED/REFUNDED",
      "LAPSED/FAILED": "LAPSED/REFUNDED",
      "CANCELLED/PAID": "CANCELLED/REFUNDED",
    },
    emits: "bookingRefunded",
    needs:
      "Money came in for a time that can't be given any more, or was paid for a session that is cancelled in time or by its creator, and goes back.",
  },
} as const satisfies Readonly<Record<string, BookingTransition>>;

/** The name of a transition in the life cycle of bookings. */
export type BookingTransitionName = keyof typeof BOOKING_TRANSITIONS;

/** The part of a stored booking that determines its standing. */
export interface BookingLife {
  readonly state: BookingState;
  readonly paymentStatus: BookingPaymentStatus;
  /** When the hold runs out; null unless it is held. */
  readonly holdExpiresAt: Instant | null;
}

/** A booking's columns after a transition. */
export type BookingColumns = Pick<BookingLife, "state" | "paymentStatus">;

/** Null if there is no such standing. */
export function standingOf(columns: {
  readonly state: string;
  readonly paymentStatus: string;
}): BookingStanding | null {
  const standing = `${columns.state}/${columns.paymentStatus}`;
  return standing in BOOKING_STANDINGS ? (standing as BookingStanding) : null;
}

/** A standing from the API. Throws for one that only a newer server knows. */
export function knownStandingOf(columns: Parameters<typeof standingOf>[0]): BookingStanding {
  const standing = standingOf(columns);
  if (standing !== null) return standing;
  throw new Error(`an unknown standing: ${columns.state}/${columns.paymentStatus}`);
}

/** A standing as the two columns that hold it. */
export function columnsOf(standing: BookingStanding): BookingColumns {
  const [state, paymentStatus] = standing.split("/");
  return { state, paymentStatus } as BookingColumns;
}

/** The columns after a transition; null if it is not allowed. */
export function afterBookingTransition(
  name: BookingTransitionName,
  from: BookingColumns,
): BookingColumns | null {
  const standing = standingOf(from);
  const to = standing && afterMove<BookingStanding>(BOOKING_TRANSITIONS[name], standing);
  return to && columnsOf(to);
}

/** A hold is over at the moment it expires, whether or not that was recorded. */
export function isHoldOver({ state, holdExpiresAt }: BookingLife, now: Instant): boolean {
  return state === "HELD" && holdExpiresAt !== null && now >= holdExpiresAt;
}

/** A booking as of now: one whose hold is over has lapsed. */
export function bookingAt<Booking extends BookingLife>(booking: Booking, now: Instant): Booking {
  if (!isHoldOver(booking, now)) return booking;
  return { ...booking, ...afterBookingTransition("lapse", booking), holdExpiresAt: null };
}

/** Whether a booking blocks its time for others at that moment. */
export function occupiesAt(booking: BookingLife, now: Instant): boolean {
  const standing = standingOf(bookingAt(booking, now));
  return standing !== null && BOOKING_STANDINGS[standing].occupies;
}

const STANDINGS = keysOf(BOOKING_STANDINGS);

/** The states in which a booking occupies its time, whatever its payment status. */
export const OCCUPYING_STATES: readonly BookingState[] = statesWhere((facts) => facts.occupies);

/** The standings that a booker's list of sessions shows, except for expired holds. */
export const LISTED_STANDINGS: readonly BookingStanding[] = STANDINGS.filter(
  (standing) => BOOKING_STANDINGS[standing].isListed,
);

/** The states of what was booked once: what a creator's list of sessions shows. */
export const BOOKED_ONCE_STATES: readonly BookingState[] = statesWhere((facts) => facts.wasBooked);

/** Whether a booking was booked once, whatever became of it. */
export function wasBooked({ state }: { readonly state: BookingState }): boolean {
  return BOOKED_ONCE_STATES.includes(state);
}

function statesWhere(holds: (facts: StandingFacts) => boolean): BookingState[] {
  const states = STANDINGS.filter((standing) => holds(BOOKING_STANDINGS[standing]));
  return [...new Set(states.map((standing) => columnsOf(standing).state))];
}
