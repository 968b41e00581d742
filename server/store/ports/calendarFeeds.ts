import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** The address at which a person's calendar reads their sessions. Only its secret's hash is kept. */
export interface CalendarFeedRow {
  userId: string;
  secretHash: string;
  /** When this address was made. */
  createdAt: Instant;
}

export const CALENDAR_FEED_COLUMNS = {
  userId: "text",
  secretHash: "text",
  createdAt: "instant",
} as const satisfies Columns<CalendarFeedRow>;

/** Calendar feeds, at most one per person. */
export interface CalendarFeedStore {
  byUserId(userId: string): Promise<CalendarFeedRow | null>;
  bySecretHash(secretHash: string): Promise<CalendarFeedRow | null>;
  /** Inserts or replaces the person's. */
  save(row: CalendarFeedRow): Promise<void>;
  /** Idempotent. */
  delete(userId: string): Promise<void>;
}
