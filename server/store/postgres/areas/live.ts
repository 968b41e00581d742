import { sql } from "kysely";
import type { LiveMessageRow, LiveSessionRow, LiveStore } from "../../ports/live.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { LiveTable } from "../../transitions/live.ts";
import type { Session } from "../engine/connections/session.ts";
import { at, encode, milliseconds } from "../engine/sql/columns.ts";
import { isAnyOf, preparedQuery } from "../engine/sql/preparedQuery.ts";

interface ChannelIds {
  channelIds: readonly string[];
}

const sessionsByChannelIds = preparedQuery((db, { channelIds }: ChannelIds) =>
  db.selectFrom("liveSessions").selectAll().where(isAnyOf("channelId", channelIds)),
);

const messagesAfter = preparedQuery(
  (db, { channelId, after, recipient, limit }: Parameters<LiveStore["messagesAfter"]>[0]) =>
    db
      .selectFrom("liveMessages")
      .selectAll()
      .where("channelId", "=", channelId)
      .where("version", ">", after)
      .where((is) => is.or([is("kind", "=", "TEXT"), is("recipient", "=", recipient)]))
      .orderBy("version")
      .limit(limit),
);

/** A session that nobody has come to yet has a mark, too: its booking may be moved. */
const marksOf = preparedQuery((db, { channelIds }: ChannelIds) =>
  db
    .selectFrom("bookings")
    .leftJoin("liveSessions", "liveSessions.channelId", "bookings.channelId")
    .select([
      "bookings.channelId",
      sql<string>`concat_ws(' ', live_sessions.version, bookings.state,
        ${milliseconds("bookings.startsAt")}, ${milliseconds("bookings.endsAt")},
        bookings.meeting_place ->> 'kind')`.as("mark"),
    ])
    .where(isAnyOf("bookings.channelId", channelIds)),
);

/** Live sessions, to be read. */
export function liveStore(session: Session): LiveStore {
  return {
    byChannelIds: async (channelIds): Promise<LiveSessionRow[]> =>
      channelIds.length === 0 ? [] : sessionsByChannelIds(session, { channelIds }),
    messagesAfter: (query): Promise<LiveMessageRow[]> => messagesAfter(session, query),
    marksOf: async (channelIds) =>
      channelIds.length === 0 ? [] : marksOf(session, { channelIds }),
    deleteMessages: async (channelId) => {
      await session.db.deleteFrom("liveMessages").where("channelId", "=", channelId).execute();
    },
  };
}

/** The table behind a live session's transitions. */
export function liveTable({ db }: Session): LiveTable {
  return {
    // Not `for update`: inserts of messages, which refer to the session, needn't wait.
    lock: async (channelId) =>
      (await db
        .selectFrom("liveSessions")
        .selectAll()
        .where("channelId", "=", channelId)
        .forNoKeyUpdate()
        .executeTakeFirst()) ?? null,
    insert: async (row) =>
      (await db
        .insertInto("liveSessions")
        .values(encode(row, COLUMNS.liveSessions))
        .onConflict((conflict) => conflict.column("channelId").doNothing())
        .returning("channelId")
        .executeTakeFirst()) !== undefined,
    write: (channelId, changes) =>
      db
        .updateTable("liveSessions")
        .set(encode(changes, COLUMNS.liveSessions))
        .where("channelId", "=", channelId)
        .returningAll()
        .executeTakeFirstOrThrow(),
    insertMessage: async (row) =>
      (await db
        .insertInto("liveMessages")
        .values(encode(row, COLUMNS.liveMessages))
        .onConflict((conflict) => conflict.columns(["channelId", "party", "key"]).doNothing())
        .returning("version")
        .executeTakeFirst()) !== undefined,
    hasMessage: async ({ channelId, party, key }) =>
      (await db
        .selectFrom("liveMessages")
        .select("version")
        .where("channelId", "=", channelId)
        .where("party", "=", party)
        .where("key", "=", key)
        .executeTakeFirst()) !== undefined,
    deleteOldMessages: async ({ channelId, signalsUntil, textsKept }) => {
      const texts = db
        .selectFrom("liveMessages")
        .where("channelId", "=", channelId)
        .where("kind", "=", "TEXT");
      await db
        .deleteFrom("liveMessages")
        .where("channelId", "=", channelId)
        .where((is) =>
          is.or([
            is.and([is("kind", "=", "SIGNAL"), is("at", "<=", at(signalsUntil))]),
            is.and([
              is("kind", "=", "TEXT"),
              is(
                "version",
                "<=",
                texts.select("version").orderBy("version", "desc").offset(textsKept).limit(1),
              ),
            ]),
          ]),
        )
        .execute();
    },
  };
}
