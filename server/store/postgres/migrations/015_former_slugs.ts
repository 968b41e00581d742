import { sql, type Kysely } from "kysely";

/** Former names of a creator's page: they redirect to the current one and stay the creator's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_slugs (
      slug text primary key,
      user_id text collate "C" not null references users,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index former_slugs_of_user on former_slugs (user_id)`.execute(db);
}
