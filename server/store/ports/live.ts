import type { LiveSessionStatus } from "../../../src/domain/generated/enums.ts";
import type { LiveParty, Presence } from "../../../src/domain/live/presence.ts";
import type { LiveTransitionName } from "../../../src/domain/live/lifecycle.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** The live session of a booking; there is one once one of the two has come to it. */
export interface LiveSessionRow extends Presence {
  /** `BookingRow.channelId`. */
  channelId: string;
  bookingId: string;
  state: LiveSessionStatus;
  /** Rises with everything that the two are told; the version of the latest message, or later. */
  version: number;
  openedAt: Instant;
  /** Null until its host has started it. */
  startedAt: Instant | null;
  /** Null unless its host has ended it. */
  endedAt: Instant | null;
}

export const LIVE_SESSION_COLUMNS = {
  channelId: "text",
  bookingId: "text",
  state: "text",
  version: "integer",
  seats: "json",
  attendance: "json",
  openedAt: "instant",
  startedAt: "instant?",
  endedAt: "instant?",
} as const satisfies Columns<LiveSessionRow>;

/** A message in a live session: a text, or what one device tells the other. */
export interface LiveMessageRow {
  channelId: string;
  /** Unique in its session, and higher than that of any message before. */
  version: number;
  kind: "TEXT" | "SIGNAL";
  party: LiveParty;
  /** The sender's number. */
  sender: number;
  /** The number of whom it is for; null for a text. */
  recipient: number | null;
  /** What the sender called it: unique among the messages of one of the two in a session. */
  key: string;
  content: string;
  at: Instant;
}

export const LIVE_MESSAGE_COLUMNS = {
  channelId: "text",
  version: "integer",
  kind: "text",
  party: "text",
  sender: "integer",
  recipient: "integer?",
  key: "text",
  content: "text",
  at: "instant",
} as const satisfies Columns<LiveMessageRow>;

/** A message that is about to be sent. */
export type NewLiveMessage = Omit<LiveMessageRow, "channelId" | "version">;

/** Live sessions, to be read. What changes one is a `LockedLiveSession`. */
export interface LiveStore {
  /** In any order, missing ones left out. */
  byChannelIds(channelIds: readonly string[]): Promise<LiveSessionRow[]>;
  /** All texts, and the signals for one participant, after a version; earliest first. */
  messagesAfter(query: {
    channelId: string;
    after: number;
    recipient: number | null;
    limit: number;
  }): Promise<LiveMessageRow[]>;
  /**
   * A mark per channel that differs whenever something has changed that the two are told: the
   * session's version, or the state, time or place of its booking. Unknown channels are left out.
   */
  marksOf(channelIds: readonly string[]): Promise<{ channelId: string; mark: string }[]>;
  /** Deletes all messages of a session. Idempotent. */
  deleteMessages(channelId: string): Promise<void>;
}

type LiveTransitions = Readonly<Record<LiveTransitionName, (step: never) => Promise<void>>>;

/**
 * A live session, locked until the transaction ends: the only way to change one. A transition that
 * the life cycle does not allow throws: that is a bug of the caller.
 */
export interface LockedLiveSession extends LiveTransitions {
  /** As it is now. */
  readonly row: LiveSessionRow;
  start(step: { at: Instant }): Promise<void>;
  end(step: { at: Instant }): Promise<void>;
  /** Whether that one of the two has sent a message with that key. */
  hasSent(message: Pick<LiveMessageRow, "party" | "key">): Promise<boolean>;
  /** Writes who is there. `isNews`: the two are told. */
  keep(presence: Presence, options: { isNews: boolean }): Promise<void>;
  /**
   * Sends a message, and now and then deletes what nobody needs any more: signals after
   * `LIVE_SIGNAL_KEPT_MS`, texts beyond the latest `LIVE_TEXTS_MAX`. Nothing happens if its sender has
   * sent one with its key already.
   */
  send(message: NewLiveMessage): Promise<void>;
}
