import { sql, type Kysely } from "kysely";

/** Libraries and audiences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entitlements (
      id text collate "C" primary key,
      user_id text collate "C" not null references users,
      item_id text collate "C" not null references catalog_items,
      source text not null check (source in ('FREE', 'PURCHASE')),
      paid_in_cents integer not null check (paid_in_cents >= 0),
      created_at timestamptz not null,
      constraint entitlements_once unique (user_id, item_id)
    )`.execute(db);
  await sql`
    create index entitlements_of_user on entitlements (user_id, created_at, id)`.execute(db);
  await sql`
    create table audience (
      id text collate "C" primary key,
      creator_id text collate "C" not null references users,
      user_id text collate "C" not null references users,
      last_interaction_at timestamptz not null,
      constraint audience_once unique (creator_id, user_id)
    )`.execute(db);
  await sql`
    create index audience_of_creator on audience (creator_id, last_interaction_at, id)`.execute(db);
}
