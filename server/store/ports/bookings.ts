import type {
  BookingPaymentStatus,
  BookingPeriod,
  BookingState,
} from "../../../src/domain/generated/enums.ts";
import type { BookingTransitionName } from "../../../src/domain/bookings/lifecycle.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";
import type { IntakeQuestion } from "./questions.ts";

/** An answered intake question, both as shown and typed. */
export interface IntakeRow {
  question: string;
  answer: string;
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
  createdAt: Instant;
}

/** A slot to be held. */
export type NewHold = Omit<
  BookingRow,
  "state" | "paymentStatus" | "confirmedAt" | "intakes" | "holdExpiresAt"
> & { holdExpiresAt: Instant };

/** Bookings, to be read. What changes them is a creator's `Agenda`. */
export interface BookingStore {
  byId(id: string): Promise<BookingRow | null>;
  /** In any order, missing ones left out. */
  byIds(ids: readonly string[]): Promise<BookingRow[]>;
  /** Of one booker with one creator: what is held or booked and not yet over. */
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
}

/** A method for each transition of the life cycle; what it takes, `Agenda` says. */
type BookingTransitions = Readonly<
  Record<BookingTransitionName, (step: never) => Promise<BookingRow | null>>
>;

/**
 * A creator's agenda, locked until the transaction ends: the only way to change a booking. Each
 * change is a transition of the life cycle, writes its event, and throws where the life cycle does
 * not allow it: that is a bug of the caller. Two bookings that occupy their time never overlap: the
 * store itself refuses it. A hold that has run out keeps nobody from its time: it is ended by
 * whatever takes some of it.
 */
export interface Agenda extends BookingTransitions {
  /** As `BookingStore.standingOf`, as it is behind the lock. */
  standingOf(query: { bookerId: string; now: Instant }): Promise<BookingRow[]>;
  /** The booking of this creator, as it is behind the lock; null for another's. */
  byId(id: string): Promise<BookingRow | null>;
  /** Locks the booker, and counts the slots that they hold, with whatever creator. */
  countHoldsOf(query: { bookerId: string; now: Instant }): Promise<number>;
  /** Holds a slot. Null, with nothing written, when its time is taken. */
  hold(hold: NewHold): Promise<BookingRow | null>;
  /** Keeps the answers. */
  answer(change: Step & { intakes: readonly IntakeRow[] }): Promise<BookingRow>;
  /** Books what is free, with the answers. */
  confirm(change: Step & { intakes: readonly IntakeRow[] }): Promise<BookingRow>;
  /** Books what is paid. Null, with nothing written, when it had lapsed and its time is taken. */
  pay(step: Step): Promise<BookingRow | null>;
  /** Ends a hold. */
  lapse(step: Step): Promise<BookingRow>;
  /** Ends a hold whose payment has failed. */
  fail(step: Step): Promise<BookingRow>;
  /** Notes that the money for a booking that came to nothing goes back. */
  refund(step: Step): Promise<BookingRow>;
  /** Ends holds that have run out. Returns how many. */
  lapseOver(query: OverHolds): Promise<number>;
}

/**
 * Holds of a creator that have run out by now. In a crowd there may be thousands: whoever ends them
 * says which, or how many at most.
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
