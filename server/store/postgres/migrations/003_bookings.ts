import { sql, type Kysely } from "kysely";

/**
 * Bookings; the minutes that they occupy: `booked_hours` refuses overlaps; and the rows that are locked
 * while a calendar is changed, or a person's holds are counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id text collate "C" primary key,
      item_id text collate "C" not null references catalog_items,
      creator_id text collate "C" not null references users,
      booker_id text collate "C" not null references users,
      title text not null,
      price_in_cents integer not null check (price_in_cents >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      state text not null,
      payment_status text not null,
      hold_expires_at timestamptz,
      confirmed_at timestamptz,
      intakes jsonb not null,
      created_at timestamptz not null,
      check (ends_at > starts_at),
      constraint bookings_standing check (
        (state, payment_status) in (
          ('HELD', 'FREE'), ('HELD', 'PENDING'),
          ('CONFIRMED', 'FREE'), ('CONFIRMED', 'PAID'),
          ('CANCELLED', 'FREE'), ('CANCELLED', 'PAID'), ('CANCELLED', 'REFUNDED'),
          ('LAPSED', 'FREE'), ('LAPSED', 'EXPIRED'), ('LAPSED', 'FAILED'), ('LAPSED', 'REFUNDED')
        )
      ),
      constraint bookings_held_until check ((state = 'HELD') = (hold_expires_at is not null)),
      constraint bookings_confirmed check (
        (state = 'CONFIRMED' or state = 'CANCELLED') = (confirmed_at is not null)
      )
    )`.execute(db);
  await sql`
    create index bookings_occupying on bookings (creator_id, ends_at)
    where state in ('HELD', 'CONFIRMED')`.execute(db);
  await sql`
    create index bookings_listed on bookings (booker_id, starts_at, id)
    where state <> 'LAPSED' or payment_status = 'REFUNDED'`.execute(db);
  await sql`create index bookings_of_item on bookings (item_id)`.execute(db);
  await sql`
    create index bookings_held_by on bookings (booker_id, hold_expires_at)
    where state = 'HELD'`.execute(db);
  await sql`
    create index bookings_held_of on bookings (creator_id, hold_expires_at)
    where state = 'HELD'`.execute(db);
  await sql`
    create table booked_hours (
      creator_id text collate "C" not null,
      hour integer not null,
      minutes bigint not null check (minutes > 0),
      primary key (creator_id, hour)
    )`.execute(db);
  await sql`create table agendas (id text collate "C" primary key references users)`.execute(db);
  await sql`create table bookers (id text collate "C" primary key references users)`.execute(db);
}
