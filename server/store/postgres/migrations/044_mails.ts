import { sql, type Kysely } from "kysely";

/**
 * Mails: where people are sent them and which, which were sent, and a lane of the outbox for them.
 * Nobody's address is taken over: their next sign-in says whether its provider vouches for it. A
 * process of the previous version claims from both lanes, by the former index, which stays for it, and leaves what it doesn't know to the
 * next attempt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_settings (
      user_id text collate "C" primary key references users,
      address text,
      pending_address text,
      refused_at timestamptz,
      link_refused_at timestamptz,
      off_topics jsonb not null,
      links_sent_at jsonb not null
    )`.execute(db);
  await sql`
    create table sent_mails (
      user_id text collate "C" not null references users,
      subject_id text collate "C" not null,
      kind text collate "C" not null,
      version text collate "C" not null,
      leased_until timestamptz not null,
      sent_at timestamptz,
      primary key (user_id, subject_id, kind, version)
    )`.execute(db);
  await sql`
    create index sent_mails_of_kind on sent_mails (user_id, kind, sent_at)`.execute(db);
  await sql`create index sent_mails_by_age on sent_mails (leased_until)`.execute(db);
  await sql`alter table outbox add column lane text collate "C" not null default 'WORK'`.execute(
    db,
  );
  await sql`
    create index outbox_due_in_lane on outbox (lane, due_at, reaction, subject_id)
    where dead_at is null`.execute(db);
}
