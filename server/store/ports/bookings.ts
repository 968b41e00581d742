import type {
  BookingParty,
  BookingPaymentStatus,
  BookingPeriod,
  BookingState,
} from "../../../src/domain/generated/enums.ts";
import type { BookingTransitionName } from "../../../src/domain/bookings/lifecycle.ts";
import type { MeetingPlace } from "../../../src/domain/bookings/meetingPlace.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";
import type { IntakeQuestion } from "./questions.ts";
import type { Columns } from "./columns.ts";

/** An answered intake question, both as shown and typed. */
export interface IntakeRow {
  question: string;
  answer: string;
}

/** A booking was moved. */
export interface MoveRow {
  /** When the session would have begun. */
  from: Instant;
  /** When it was to begin instead. */
  to: Instant;
  at: Instant;
  by: "BOOKER";
}

/** A booking was cancelled. */
export interface CancellationRow {
  by: Exclude<BookingParty, "PLATFORM">;
  /** As it was typed. */
  reason: string;
  at: Instant;
  /** Only by a creator. */
  proposesRebooking: boolean;
}

/**
 * A held, booked or once held session. Its texts, price, times and questions are those of when it
 * was booked.
 */
export interface BookingRow {
  id: string;
  itemId: string;
  creatorId: string;
  bookerId: string;
  /** Id of its video channel: 128 random bits or more, the same however often it is moved. */
  channelId: string;
  title: string;
  description: string | null;
  descriptionBulletPoints: readonly string[];
  /** Excluding VAT, in cents; 0 is free. */
  priceInCents: number;
  startsAt: Instant;
  endsAt: Instant;
  state: BookingState;
  paymentStatus: BookingPaymentStatus;
  /** When the hold runs out; null unless HELD. */
  holdExpiresAt: Instant | null;
  /** When it was confirmed; null until then. */
  confirmedAt: Instant | null;
  /** What the booker is asked: the offer's questions as they were when the slot was taken. */
  questions: readonly IntakeQuestion[];
  intakes: readonly IntakeRow[];
  /** Earliest first. */
  moves: readonly MoveRow[];
  /** As the offer had it when the slot was taken, or as the creator has changed it since. */
  meetingPlace: MeetingPlace;
  /** How often its creator has changed the place. */
  placeChangeCount: number;
  /** When that was last; null if never. */
  placeChangedAt: Instant | null;
  /** Null unless CANCELLED. */
  cancellation: CancellationRow | null;
  createdAt: Instant;
}

export const BOOKING_COLUMNS = {
  id: "text",
  itemId: "text",
  creatorId: "text",
  bookerId: "text",
  channelId: "text",
  title: "text",
  description: "text?",
  descriptionBulletPoints: "json",
  priceInCents: "integer",
  startsAt: "instant",
  endsAt: "instant",
  state: "text",
  paymentStatus: "text",
  holdExpiresAt: "instant?",
  confirmedAt: "instant?",
  questions: "json",
  intakes: "json",
  moves: "json",
  meetingPlace: "json",
  placeChangeCount: "integer",
  placeChangedAt: "instant?",
  cancellation: "json?",
  createdAt: "instant",
} as const satisfies Columns<BookingRow>;

/** A slot to be held. */
export type NewHold = Omit<BookingRow, keyof typeof HELD_AT_FIRST | LifeColumn> & {
  holdExpiresAt: Instant;
};

/** What a slot has that was just taken. */
export const HELD_AT_FIRST = {
  confirmedAt: null,
  intakes: [],
  moves: [],
  placeChangeCount: 0,
  placeChangedAt: null,
  cancellation: null,
} as const satisfies Partial<BookingRow>;

/** Written by the life cycle. */
type LifeColumn = "state" | "paymentStatus" | "holdExpiresAt";

/** Which side of the sessions in a calendar its owner is. */
export type CalendarSide = Exclude<BookingParty, "PLATFORM">;

/** Sessions in a calendar. */
export interface CalendarQuery {
  userId: string;
  as: CalendarSide;
  state: "CONFIRMED" | "CANCELLED";
  endsAfter: Instant;
}

/** Bookings, to be read. What changes them is a creator's `Agenda`. */
export interface BookingStore {
  byId(id: string): Promise<BookingRow | null>;
  byChannelId(channelId: string): Promise<BookingRow | null>;
  /** In any order, missing ones left out. */
  byIds(ids: readonly string[]): Promise<BookingRow[]>;
  /** One booker's bookings with one creator that are held or booked and not over yet. */
  standingOf(query: { bookerId: string; creatorId: string; now: Instant }): Promise<BookingRow[]>;
  /**
   * The listed standings, holds that have run out left out, and bookings whose payment the bank is
   * still processing; latest start first.
   */
  pageOfBooker(query: PageQuery & { bookerId: string; now: Instant }): Promise<BookingRow[]>;
  /**
   * The sessions that a creator gives, confirmed or cancelled: those that are not over by now,
   * earliest start first, or those that are, latest start first.
   */
  pageOfCreator(
    query: PageQuery & { creatorId: string; period: BookingPeriod; now: Instant },
  ): Promise<BookingRow[]>;
  /**
   * What belongs into a person's calendar as the booker or as the creator: the sessions in that
   * state that end after an instant; earliest start first.
   */
  pageOfCalendar(query: PageQuery & CalendarQuery): Promise<BookingRow[]>;
}

/** A method for each transition of the life cycle; `Agenda` says what it takes. */
type BookingTransitions = Readonly<
  Record<BookingTransitionName, (step: never) => Promise<BookingRow | null>>
>;

/**
 * A creator's agenda, locked until the transaction ends: the only way to change a booking. Each
 * change is a transition of the life cycle, writes its event, and throws where the life cycle does
 * not allow it: that is a bug of the caller. Two bookings that occupy their time never overlap: the
 * store itself refuses it. An expired hold doesn't block its time: whatever takes part of it ends
 * the hold.
 */
export interface Agenda extends BookingTransitions {
  /** As `BookingStore.standingOf`, as read under the lock. */
  standingOf(query: { bookerId: string; now: Instant }): Promise<BookingRow[]>;
  /** The booking of this creator, as read under the lock; null for another's. */
  byId(id: string): Promise<BookingRow | null>;
  /** Locks the booker, and counts the slots that they hold, with any creator. */
  countHoldsOf(query: { bookerId: string; now: Instant }): Promise<number>;
  /** Holds a slot. Null, with nothing written, when its time is taken. */
  hold(hold: NewHold): Promise<BookingRow | null>;
  /** Saves the answers. */
  answer(change: Step & { intakes: readonly IntakeRow[] }): Promise<BookingRow>;
  /** Books what is free, with the answers. */
  confirm(change: Step & { intakes: readonly IntakeRow[] }): Promise<BookingRow>;
  /**
   * Moves what is booked: its former time is free and the new one taken, or nothing is written and
   * it returns null, when the new one is taken.
   */
  move(change: Step & Pick<BookingRow, "startsAt" | "endsAt">): Promise<BookingRow | null>;
  /** Writes where they meet instead, and that it was changed. */
  changePlace(change: Step & Pick<BookingRow, "meetingPlace">): Promise<BookingRow>;
  /** Books what is paid. Null, with nothing written, when it had lapsed and its time is taken. */
  pay(step: Step): Promise<BookingRow | null>;
  /** Cancels what is booked. */
  cancel(change: Step & { cancellation: CancellationRow }): Promise<BookingRow>;
  /** Ends a hold. */
  lapse(step: Step): Promise<BookingRow>;
  /** Ends a hold whose payment has failed. */
  fail(step: Step): Promise<BookingRow>;
  /** Records that the money for a booking that came to nothing is refunded. */
  refund(step: Step): Promise<BookingRow>;
  /** Ends holds that have run out. Returns how many. */
  lapseOver(query: OverHolds): Promise<number>;
}

/**
 * Holds of a creator that have run out by now. In a crowd there may be thousands: the caller says
 * which, or how many at most.
 */
export type OverHolds = { now: Instant } & (
  | { bookerId: string }
  /** Those that occupy some of these whole minutes. */
  | { meeting: Interval }
  | { limit: number }
);

/** Which booking, and when it happens. */
export interface Step {
  id: string;
  at: Instant;
}
