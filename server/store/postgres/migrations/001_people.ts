import { sql, type Kysely } from "kysely";

/*
 * Ids compare byte by byte (`collate "C"`), whatever the database's language is: they break ties in
 * the order of pages, and every store has to order alike. A column that refers to an id uses the
 * same collation, or a join can't use its index.
 */

/** People, the identities by which they sign in, and their refresh tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text collate "C" primary key,
      role text not null check (role in ('user', 'beamer')),
      email text not null,
      first_name text not null,
      last_name text not null,
      slug text not null constraint users_slug unique,
      professional_title text,
      biography text,
      book_me_url text,
      picture jsonb,
      links jsonb not null,
      user_is_onboarded boolean not null,
      beamer_is_onboarded boolean not null,
      affiliate_code text constraint users_affiliate_code unique,
      invited_by_id text collate "C" references users,
      time_zone text,
      country_code text,
      billing jsonb,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id text collate "C" not null references users,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_of_user on identities (user_id)`.execute(db);
  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      family_id text not null,
      user_id text collate "C" not null references users,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_of_family on refresh_tokens (family_id)`.execute(db);
  await sql`create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`.execute(db);
}
