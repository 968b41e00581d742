import { sql } from "kysely";
import { LANES, REACTIONS_TO, type ReactionLane } from "../../../../src/domain/shared/events.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import { type Claimed, OUTBOX_ERROR_MAX, type OutboxStore } from "../../ports/outbox.ts";
import { at, encode, timestamp } from "../engine/sql/columns.ts";
import type { Session } from "../engine/connections/session.ts";
import { COLUMNS } from "../../ports/tables.ts";

/** From a sequence: a row that is deleted and rewritten never reuses a version. */
const nextVersion = sql<number>`nextval('outbox_versions')`;

export interface AppendHooks {
  /**
   * Something due at once was appended. Called within the transaction, which may still roll back.
   */
  onDue: () => void;
}

/** The transactional outbox. */
export function outboxStore({ db }: Session, { onDue }: AppendHooks): OutboxStore {
  const changeClaimed = async (
    { reaction, subjectId, version }: Claimed,
    changes: {
      dueAt?: Date;
      deadAt?: Date;
      attempts?: number;
      lastError: string | null;
    },
  ): Promise<boolean> => {
    const row = await db
      .updateTable("outbox")
      .set({ ...changes, version: nextVersion })
      .where("reaction", "=", reaction)
      .where("subjectId", "=", subjectId)
      .where("version", "=", version)
      .returning("version")
      .executeTakeFirst();
    return row !== undefined;
  };

  return {
    append: async (event) => {
      const rows = rowsOf(event);
      if (rows.length === 0) return;
      await db
        .insertInto("outbox")
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(["reaction", "subjectId"]).doUpdateSet((row) => ({
            event: row.ref("excluded.event"),
            dueAt: sql<Date>`case when outbox.dead_at is null
              then least(outbox.due_at, excluded.due_at) else excluded.due_at end`,
            version: row.ref("excluded.version"),
            attempts: 0,
            lastError: null,
            deadAt: null,
            createdAt: sql<Date>`excluded.created_at`,
          })),
        )
        .execute();
      if (event.dueAt <= event.at) onDue();
    },
    // One statement: a row is selected, leased and returned, or left to another worker.
    claim: ({ now, leaseMs, limit, lane }) =>
      db
        .with("due", (query) =>
          query
            .selectFrom("outbox")
            .select(["reaction", "subjectId", "dueAt"])
            .where("deadAt", "is", null)
            .where("dueAt", "<=", at(now))
            .$if(lane !== undefined, (of) => of.where("lane", "=", lane as ReactionLane))
            .orderBy("dueAt")
            .orderBy("reaction")
            .orderBy("subjectId")
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .with("claimed", (query) =>
          query
            .updateTable("outbox")
            .from("due")
            .set({
              dueAt: timestamp(now + leaseMs),
              version: nextVersion,
              attempts: sql<number>`outbox.attempts + 1`,
            })
            .whereRef("outbox.reaction", "=", "due.reaction")
            .whereRef("outbox.subjectId", "=", "due.subjectId")
            .returningAll("outbox"),
        )
        .selectFrom("claimed")
        .innerJoin("due", (join) =>
          join
            .onRef("due.reaction", "=", "claimed.reaction")
            .onRef("due.subjectId", "=", "claimed.subjectId"),
        )
        .selectAll("claimed")
        .orderBy("due.dueAt")
        .orderBy("due.reaction")
        .orderBy("due.subjectId")
        .execute(),
    done: async ({ reaction, subjectId, version }) =>
      (await db
        .deleteFrom("outbox")
        .where("reaction", "=", reaction)
        .where("subjectId", "=", subjectId)
        .where("version", "=", version)
        .returning("version")
        .executeTakeFirst()) !== undefined,
    postpone: ({ dueAt, ...claimed }) =>
      changeClaimed(claimed, { dueAt: timestamp(dueAt), attempts: 0, lastError: null }),
    fail: ({ dueAt, error, ...claimed }) =>
      changeClaimed(claimed, { dueAt: timestamp(dueAt), lastError: cut(error) }),
    bury: ({ at: deadAt, error, ...claimed }) =>
      changeClaimed(claimed, { deadAt: timestamp(deadAt), lastError: cut(error) }),
    dead: ({ limit }) =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where("deadAt", "is not", null)
        .orderBy("deadAt", "desc")
        .orderBy("reaction")
        .orderBy("subjectId")
        .limit(limit)
        .execute(),
    revive: async ({ reaction, subjectId, dueAt }) =>
      (await db
        .updateTable("outbox")
        .set({ deadAt: null, attempts: 0, dueAt: timestamp(dueAt), version: nextVersion })
        .where("reaction", "=", reaction)
        .where("subjectId", "=", subjectId)
        .where("deadAt", "is not", null)
        .returning("version")
        .executeTakeFirst()) !== undefined,
  };
}

function rowsOf({ name, subjectId, dueAt, at }: Parameters<OutboxStore["append"]>[0]) {
  return REACTIONS_TO[name].map((reaction) => ({
    ...encode(
      {
        reaction,
        lane: LANES[reaction],
        subjectId,
        event: name,
        dueAt,
        attempts: 0,
        lastError: null,
        deadAt: null as Instant | null,
        createdAt: at,
      },
      COLUMNS.outbox,
    ),
    version: nextVersion,
  }));
}

const cut = (error: string) => error.slice(0, OUTBOX_ERROR_MAX);
