import { sql, type Kysely } from "kysely";

/** What creators offer, when they can be booked, and what a booker is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalog_items (
      id text collate "C" primary key,
      creator_id text collate "C" not null references users,
      category text not null check (category in ('ONE_ON_ONE', 'PUBLICATION', 'TALK')),
      title text not null,
      description text,
      price_in_cents integer not null check (price_in_cents >= 0),
      status text not null check (status in ('ARCHIVED', 'DRAFT', 'PUBLISHED')),
      created_at timestamptz not null,
      duration_in_minutes integer check (duration_in_minutes >= 0),
      description_bullet_points jsonb,
      event_name text,
      event_url text,
      event_location text,
      event_date timestamptz,
      document jsonb,
      thumbnails jsonb,
      constraint catalog_items_session_length check (
        category <> 'ONE_ON_ONE'
        or (duration_in_minutes is not null and duration_in_minutes in (30, 60))
      ),
      constraint catalog_items_lists check (
        case category
          when 'ONE_ON_ONE' then description_bullet_points is not null
          else thumbnails is not null
        end
      )
    )`.execute(db);
  await sql`
    create index catalog_items_of_creator on catalog_items (creator_id, created_at, id)
    `.execute(db);
  await sql`
    create table availability (
      id text collate "C" primary key,
      creator_id text collate "C" not null constraint availability_of_creator unique references users,
      hours jsonb not null
    )`.execute(db);
  await sql`
    create table calendar_profiles (
      id text collate "C" primary key,
      owner_id text collate "C" not null references users,
      profile_name text not null,
      provider text not null check (
        provider in ('google', 'exchange', 'live_connect', 'office365', 'cronofy', 'apple')
      ),
      profile_connected boolean not null,
      calendars jsonb not null
    )`.execute(db);
  await sql`create index calendar_profiles_of_owner on calendar_profiles (owner_id)`.execute(db);
  await sql`
    create table intake_questions (
      id text collate "C" primary key,
      position integer not null,
      is_required boolean not null,
      question text not null
    )`.execute(db);
}
