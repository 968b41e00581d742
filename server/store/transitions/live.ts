import {
  LIVE_OPENING,
  LIVE_TRANSITIONS,
  type LiveTransitionName,
  afterLiveTransition,
} from "../../../src/domain/live/lifecycle.ts";
import { NOBODY } from "../../../src/domain/live/presence.ts";
import { LIVE_SIGNAL_KEPT_MS, LIVE_TEXTS_MAX } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { LiveMessageRow, LiveSessionRow, LockedLiveSession } from "../ports/live.ts";
import type { OutboxStore } from "../ports/outbox.ts";

/** What a store implements for live sessions. */
export interface LiveTable {
  /** Locks the session until the transaction ends; null when there is none. */
  lock(channelId: string): Promise<LiveSessionRow | null>;
  /** False, with nothing written, when there is one with that channel already. */
  insert(row: LiveSessionRow): Promise<boolean>;
  write(channelId: string, changes: LiveChanges): Promise<LiveSessionRow>;
  /** False, with nothing written, when its sender has sent one with that key already. */
  insertMessage(row: LiveMessageRow): Promise<boolean>;
  hasMessage(message: Pick<LiveMessageRow, "channelId" | "party" | "key">): Promise<boolean>;
  /** Deletes signals until an instant, and all texts but the latest. */
  deleteOldMessages(old: {
    channelId: string;
    signalsUntil: Instant;
    textsKept: number;
  }): Promise<void>;
}

export type LiveChanges = Partial<Omit<LiveSessionRow, "channelId" | "bookingId">>;

interface Engine {
  table: LiveTable;
  outbox: OutboxStore;
}

/** After so many changes, what nobody needs any more is deleted: it takes longer than a message. */
const CLEARED_EVERY = 20;

/** Locks a live session; opens it, with its event, if there is none. */
export async function lockLiveSession(
  { table, outbox }: Engine,
  opening: { channelId: string; bookingId: string; at: Instant },
): Promise<LockedLiveSession> {
  const { channelId, bookingId, at } = opening;
  const known = await table.lock(channelId);
  if (known !== null) return createLockedLiveSession({ table, outbox }, known);
  const [state] = LIVE_OPENING.begins;
  const isNew = await table.insert({
    channelId,
    bookingId,
    state,
    version: 0,
    ...NOBODY,
    openedAt: at,
    startedAt: null,
    endedAt: null,
  });
  if (isNew) {
    await outbox.append({ name: LIVE_OPENING.emits, subjectId: channelId, dueAt: at, at });
  }
  // Otherwise another transaction has just opened it.
  const row = await table.lock(channelId);
  if (row === null) throw new Error(`no row ${channelId}`);
  return createLockedLiveSession({ table, outbox }, row);
}

/** The transitions of a live session over an engine's table. `locked` is the row, locked. */
function createLockedLiveSession(
  { table, outbox }: Engine,
  locked: LiveSessionRow,
): LockedLiveSession {
  let row = locked;
  const { channelId } = locked;

  const write = async (changes: LiveChanges, { isNews }: { isNews: boolean }): Promise<void> => {
    const version = row.version + (isNews ? 1 : 0);
    row = await table.write(channelId, { ...changes, version });
  };

  const advance = async (
    name: LiveTransitionName,
    at: Instant,
    changes: LiveChanges,
  ): Promise<void> => {
    const state = afterLiveTransition(name, row.state);
    if (state === null) throw new Error(`no ${name} from ${row.state}`);
    await write({ ...changes, state }, { isNews: true });
    const { emits } = LIVE_TRANSITIONS[name];
    await outbox.append({ name: emits, subjectId: channelId, dueAt: at, at });
  };

  return {
    get row() {
      return row;
    },
    start: ({ at }) => advance("start", at, { startedAt: at }),
    end: ({ at }) => advance("end", at, { endedAt: at }),
    hasSent: ({ party, key }) => table.hasMessage({ channelId, party, key }),
    keep: ({ seats, attendance }, options) => write({ seats, attendance }, options),
    send: async (message) => {
      const version = row.version + 1;
      if (!(await table.insertMessage({ ...message, channelId, version }))) return;
      await write({}, { isNews: true });
      if (version % CLEARED_EVERY !== 0) return;
      await table.deleteOldMessages({
        channelId,
        signalsUntil: message.at - LIVE_SIGNAL_KEPT_MS,
        textsKept: LIVE_TEXTS_MAX,
      });
    },
  };
}
