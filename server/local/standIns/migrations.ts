import { sql } from "kysely";
import type { Migration } from "../../store/postgres/migrations/parts.ts";

/** The schema of what only the local mode keeps; a database in production has none of it. */
export const LOCAL_SCHEMA = "local";

/** All steps of the local schema in order. A step that was released is never changed. */
export const LOCAL_MIGRATIONS: readonly Migration[] = [
  {
    name: "001_stand_ins",
    up: async (db) => {
      // Not jsonb, which rejects some valid JSON.
      await sql`
        create table local.stand_ins (
          key text primary key,
          value json not null
        )`.execute(db);
    },
  },
];
