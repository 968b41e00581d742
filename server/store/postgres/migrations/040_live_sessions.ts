import { sql } from "kysely";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

/** 122 random bits. */
const NEW_CHANNEL_ID = sql`replace(gen_random_uuid()::text, '-', '')`;

const withChannels: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "bookings", column: "channel_id", after });
    await sql`
      update bookings set channel_id = ${NEW_CHANNEL_ID}
      where id = any(${ids}::text[])`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** A booking's video channel, its live session, and the messages of that. */
export const parts: readonly Part[] = [
  async (db) => {
    await sql`alter table bookings add column channel_id text collate "C"`.execute(db);
    // A process of the previous version, which may still be running, doesn't set it. Not together
    // with the column: the whole table would be rewritten.
    await sql`
      alter table bookings alter column channel_id set default ${NEW_CHANNEL_ID}`.execute(db);
  },
  ...filledAndNotNull({ table: "bookings", columns: ["channel_id"], fill: withChannels }),
  { index: "bookings_channel", on: "bookings (channel_id)", isUnique: true },
  async (db) => {
    await sql`
      create table live_sessions (
        channel_id text collate "C" primary key,
        booking_id text collate "C" not null constraint live_sessions_booking unique
          references bookings,
        state text not null check (state in ('SCHEDULED', 'LIVE', 'ENDED')),
        version integer not null,
        seats jsonb not null,
        attendance jsonb not null,
        opened_at timestamptz not null,
        started_at timestamptz,
        ended_at timestamptz,
        constraint live_sessions_started check ((state = 'SCHEDULED') = (started_at is null)),
        constraint live_sessions_ended check ((state = 'ENDED') = (ended_at is not null))
      )`.execute(db);
    await sql`
      create table live_messages (
        channel_id text collate "C" not null references live_sessions,
        version integer not null,
        kind text not null check (kind in ('TEXT', 'SIGNAL')),
        party text not null check (party in ('CREATOR', 'BOOKER')),
        sender integer not null,
        recipient integer,
        key text not null,
        content text not null,
        at timestamptz not null,
        primary key (channel_id, version),
        constraint live_messages_key unique (channel_id, party, key),
        constraint live_messages_recipient check ((kind = 'SIGNAL') = (recipient is not null))
      )`.execute(db);
  },
];
