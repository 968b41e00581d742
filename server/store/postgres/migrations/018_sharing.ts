import { sql, type Kysely } from "kysely";

/**
 * The permission to post in a creator's name, encrypted, and past posts, so that nothing is posted
 * twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sharing_permissions (
      user_id text collate "C" primary key references users,
      sealed_token text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table shared_posts (
      user_id text collate "C" not null references users,
      subject_id text collate "C" not null,
      message_hash text not null,
      state text not null check (state in ('POSTING', 'POSTED')),
      at timestamptz not null,
      primary key (user_id, subject_id, message_hash)
    )`.execute(db);
  await sql`create index shared_posts_by_age on shared_posts (at)`.execute(db);
}
