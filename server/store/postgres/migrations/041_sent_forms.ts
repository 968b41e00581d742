import { sql, type Kysely } from "kysely";

/**
 * Forms to the operator. Another service's are below `/forms/`: a creator whose slug is `forms`, if
 * there is one from before it was reserved, keeps it, as with `calendar` in 039.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_forms (
      digest text collate "C" primary key,
      kind text not null check (kind in ('CONTACT', 'BETA', 'INVESTORS', 'REPORT')),
      name text not null,
      email text not null,
      message text,
      claimed_slug text,
      reported_address text,
      user_id text collate "C" references users,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index sent_forms_by_age on sent_forms (sent_at, digest)`.execute(db);
  await sql`create index sent_forms_of_kind on sent_forms (kind, sent_at)`.execute(db);
}
