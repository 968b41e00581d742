import { sql } from "kysely";
import { nameKeysOf } from "../../../../src/domain/audience/names.ts";
import { type Fill, filledAndNotNull, type Part, unfilled } from "./parts.ts";

/** The database has no name folding that every store shares. */
const namesOfMembers: Fill = {
  batch: async (db, after) => {
    const ids = await unfilled(db, { table: "audience", column: "by_last_name", after });
    const { rows: members } = await sql<{ id: string; firstName: string; lastName: string }>`
      select audience.id, first_name as "firstName", last_name as "lastName"
      from audience join users on users.id = user_id
      where audience.id = any(${ids}::text[])`.execute(db);
    const keys = members.map(nameKeysOf);
    await sql`
      update audience set by_first_name = named.first, by_last_name = named.last
      from unnest(
        ${members.map(({ id }) => id)}::text[],
        ${keys.map(({ byFirstName }) => byFirstName)}::text[],
        ${keys.map(({ byLastName }) => byLastName)}::text[]
      ) as named (id, first, last)
      where audience.id = named.id collate "C"`.execute(db);
    return ids.at(-1) ?? null;
  },
};

/** A creator's sessions and sales in order, and the audience ordered and searched by name. */
export const parts: readonly Part[] = [
  {
    index: "bookings_given",
    on: "bookings (creator_id, starts_at, id) where state in ('CONFIRMED', 'CANCELLED')",
  },
  {
    index: "payments_sold",
    on: "payments (creator_id, settled_at, id) where state in ('PAID', 'REFUNDED')",
  },
  { index: "audience_of_user", on: "audience (user_id)" },
  async (db) => {
    await sql`
      alter table audience
      add column by_first_name text collate "C",
      add column by_last_name text collate "C"`.execute(db);
  },
  ...filledAndNotNull({
    table: "audience",
    columns: ["by_first_name", "by_last_name"],
    fill: namesOfMembers,
  }),
  { index: "audience_by_first_name", on: "audience (creator_id, by_first_name, id)" },
  { index: "audience_by_last_name", on: "audience (creator_id, by_last_name, id)" },
];
