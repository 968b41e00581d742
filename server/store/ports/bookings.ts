import type { BookingPaymentStatus } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";

/** An answered intake question, both as shown and typed. */
export interface IntakeRow {
  question: string;
  answer: string;
}

/** A booked or held session. */
export interface BookingRow {
  id: string;
  itemId: string;
  creatorId: string;
  bookerId: string;
  startsAt: Instant;
  endsAt: Instant;
  paymentStatus: BookingPaymentStatus;
  /** When an unpaid hold runs out; null unless PENDING. */
  holdExpiresAt: Instant | null;
  /** When the booker gave the answers; null until then. */
  confirmedAt: Instant | null;
  paymentId: string | null;
  intakes: readonly IntakeRow[];
  createdAt: Instant;
}

/**
 * Bookings. FREE, PENDING and PAID ones occupy their time: the store itself refuses two that overlap
 * for one creator. A hold that has run out goes on occupying until `expireHolds` is called.
 */
export interface BookingStore {
  byId(id: string): Promise<BookingRow | null>;
  /** Of one booker with one creator: what is held or booked and not yet over. */
  standingOf(query: { bookerId: string; creatorId: string; now: Instant }): Promise<BookingRow[]>;
  /**
   * FREE, PAID, REFUNDED and still held ones, and those whose payment the bank is at work on; latest
   * start first.
   */
  pageOfBooker(query: PageQuery & { bookerId: string; now: Instant }): Promise<BookingRow[]>;
  /** Inserts the row and occupies its time. False, with nothing written, when the time is taken. */
  claim(row: BookingRow): Promise<boolean>;
  /** Occupies the time of an existing row again. False, with nothing written, when it is taken. */
  reclaim(id: string): Promise<boolean>;
  /**
   * Changes a row; one that no longer occupies sets its time free. Throws when the id is unknown, or
   * when the row is to occupy again and its time was not reclaimed: two bookings never overlap.
   */
  update(
    id: string,
    changes: Partial<
      Pick<BookingRow, "paymentStatus" | "holdExpiresAt" | "confirmedAt" | "paymentId" | "intakes">
    >,
  ): Promise<BookingRow>;
  /** Makes PENDING rows whose hold has run out EXPIRED and sets their time free. Returns how many. */
  expireHolds(query: { creatorId: string | null; now: Instant }): Promise<number>;
}
