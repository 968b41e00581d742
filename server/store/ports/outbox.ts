import type { EventName, ReactionLane, ReactionName } from "../../../src/domain/shared/events.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** UTF-16 code units of an error that are kept. */
export const OUTBOX_ERROR_MAX = 500;

/** A reaction that is still to be carried out for a subject. */
export interface OutboxRow {
  reaction: ReactionName;
  /** Which workers carry it out. */
  lane: ReactionLane;
  /** Id of what the event happened to: a booking, a payment, an item. */
  subjectId: string;
  /** The latest event that asks for the reaction. */
  event: EventName;
  /** When it is to be carried out; while a worker has it, when its lease ends. */
  dueAt: Instant;
  /** Changes with each change of the row, and is never reused. */
  version: number;
  /** Claims since it last succeeded or was requested again. */
  attempts: number;
  /** What went wrong last; null when nothing did. */
  lastError: string | null;
  /** When it became a dead letter, which is not retried automatically; null while it is tried. */
  deadAt: Instant | null;
  /** When the latest event happened. */
  createdAt: Instant;
}

export const OUTBOX_COLUMNS = {
  reaction: "text",
  lane: "text",
  subjectId: "text",
  event: "text",
  dueAt: "instant",
  version: "integer",
  attempts: "integer",
  lastError: "text?",
  deadAt: "instant?",
  createdAt: "instant",
} as const satisfies Columns<OutboxRow>;

/** The row as its claimant knows it: its updates apply only while no one else has changed it. */
export type Claimed = Pick<OutboxRow, "reaction" | "subjectId" | "version">;

/**
 * The transactional outbox: reactions that events have asked for and that were not carried out yet,
 * at most one row per reaction and subject. `append` belongs in the transaction that the event is
 * about; everything else is for workers, outside of transactions.
 */
export interface OutboxStore {
  /**
   * Writes one row per reaction to the event. A reaction that is pending for the subject is
   * coalesced: due at the earlier of both, attempts from 0. One that a worker is running is due
   * once more. A dead letter is tried again, due as the event says.
   */
  append(event: { name: EventName; subjectId: string; dueAt: Instant; at: Instant }): Promise<void>;
  /**
   * Takes rows that are due, the longest due first, and leases them to the caller for `leaseMs`
   * milliseconds. Concurrent callers get different rows, and none waits. A row that is not reported
   * back is due again when its lease ends.
   */
  claim(query: {
    now: Instant;
    leaseMs: number;
    limit: number;
    /** Whose rows; of all lanes by default. */
    lane?: ReactionLane | undefined;
  }): Promise<OutboxRow[]>;
  /** Deletes the row. False, with nothing changed, when it has changed since it was claimed. */
  done(row: Claimed): Promise<boolean>;
  /** Carried out as far as possible, to be run again at `dueAt`. False: see `done`. */
  postpone(row: Claimed & { dueAt: Instant }): Promise<boolean>;
  /**
   * Failed, to be tried again at `dueAt`. The error is cut to
   * `OUTBOX_ERROR_MAX`. False: see `done`.
   */
  fail(row: Claimed & { dueAt: Instant; error: string }): Promise<boolean>;
  /** Makes the row a dead letter. The error is cut to `OUTBOX_ERROR_MAX`. False: see `done`. */
  bury(row: Claimed & { at: Instant; error: string }): Promise<boolean>;
  /** Dead letters, latest first. */
  dead(query: { limit: number }): Promise<OutboxRow[]>;
  /** Retries a dead letter from `dueAt`, with attempts from 0. False if it isn't one. */
  revive(row: Pick<OutboxRow, "reaction" | "subjectId"> & { dueAt: Instant }): Promise<boolean>;
}
