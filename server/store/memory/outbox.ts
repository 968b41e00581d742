import { LANES, REACTIONS_TO, type ReactionName } from "../../../src/domain/shared/events.ts";
import {
  type Claimed,
  OUTBOX_ERROR_MAX,
  type OutboxRow,
  type OutboxStore,
} from "../ports/outbox.ts";
import type { Access, State } from "./state.ts";
import { deleteRow, putRow, keyOf as rowKeyOf } from "./write.ts";

type Key = Pick<OutboxRow, "reaction" | "subjectId">;

const keyOf = (key: Key) => rowKeyOf("outbox", key);

/** Longest due first; the key breaks ties. */
const byDue = (a: OutboxRow, b: OutboxRow) => a.dueAt - b.dueAt || (keyOf(a) < keyOf(b) ? -1 : 1);

const byDeath = (a: OutboxRow, b: OutboxRow) =>
  (b.deadAt ?? 0) - (a.deadAt ?? 0) || (keyOf(a) < keyOf(b) ? -1 : 1);

function nextVersion({ sequences }: State): number {
  const next = (sequences.get("outbox") ?? 0) + 1;
  sequences.set("outbox", next);
  return next;
}

function change(state: State, row: OutboxRow, changes: Partial<OutboxRow>): OutboxRow {
  const changed = { ...row, ...changes, version: nextVersion(state) };
  putRow(state, "outbox", changed);
  return changed;
}

function appendOne(
  state: State,
  reaction: ReactionName,
  event: Parameters<OutboxStore["append"]>[0],
): void {
  const { name, subjectId, dueAt, at } = event;
  const pending = state.outbox.get(keyOf({ reaction, subjectId }));
  const isWaiting = pending !== undefined && pending.deadAt === null;
  const row: OutboxRow = {
    reaction,
    lane: LANES[reaction],
    subjectId,
    event: name,
    dueAt: isWaiting ? Math.min(pending.dueAt, dueAt) : dueAt,
    version: nextVersion(state),
    attempts: 0,
    lastError: null,
    deadAt: null,
    createdAt: at,
  };
  putRow(state, "outbox", row);
}

export function memoryOutbox({ read, write }: Access, onDue: () => void): OutboxStore {
  const changeClaimed = (claimed: Claimed, changes: Partial<OutboxRow>) =>
    write((state) => {
      const row = state.outbox.get(keyOf(claimed));
      if (row?.version !== claimed.version) return false;
      change(state, row, changes);
      return true;
    });

  return {
    append: async (event) => {
      await write((state) => {
        for (const reaction of REACTIONS_TO[event.name]) appendOne(state, reaction, event);
      });
      if (event.dueAt <= event.at) onDue();
    },
    claim: ({ now, leaseMs, limit, lane }) =>
      write((state) =>
        [...state.outbox.values()]
          .filter((row) => row.deadAt === null && row.dueAt <= now)
          .filter((row) => lane === undefined || row.lane === lane)
          .sort(byDue)
          .slice(0, limit)
          .map((row) => change(state, row, { dueAt: now + leaseMs, attempts: row.attempts + 1 })),
      ),
    done: (claimed) =>
      write((state) => {
        if (state.outbox.get(keyOf(claimed))?.version !== claimed.version) return false;
        return deleteRow(state, "outbox", claimed);
      }),
    postpone: ({ dueAt, ...claimed }) =>
      changeClaimed(claimed, { dueAt, attempts: 0, lastError: null }),
    fail: ({ dueAt, error, ...claimed }) =>
      changeClaimed(claimed, { dueAt, lastError: error.slice(0, OUTBOX_ERROR_MAX) }),
    bury: ({ at, error, ...claimed }) =>
      changeClaimed(claimed, { deadAt: at, lastError: error.slice(0, OUTBOX_ERROR_MAX) }),
    dead: ({ limit }) =>
      read((state) =>
        [...state.outbox.values()]
          .filter((row) => row.deadAt !== null)
          .sort(byDeath)
          .slice(0, limit),
      ),
    revive: ({ dueAt, ...key }) =>
      write((state) => {
        const row = state.outbox.get(keyOf(key));
        if (row === undefined || row.deadAt === null) return false;
        change(state, row, { dueAt, deadAt: null, attempts: 0 });
        return true;
      }),
  };
}
