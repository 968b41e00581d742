import { sql, type Kysely } from "kysely";

/** Bookings, and the minutes that they occupy: the key of `booking_minutes` refuses overlaps. */
export async function bookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      id text collate "C" primary key,
      item_id text collate "C" not null references catalog_items,
      creator_id text collate "C" not null references users,
      booker_id text collate "C" not null references users,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      payment_status text not null check (
        payment_status in ('FREE', 'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'REFUNDED')
      ),
      hold_expires_at timestamptz,
      confirmed_at timestamptz,
      payment_id text collate "C",
      intakes jsonb not null,
      created_at timestamptz not null,
      check (ends_at > starts_at)
    )`.execute(db);
  await sql`
    create index bookings_occupying on bookings (creator_id, ends_at)
    where payment_status in ('FREE', 'PENDING', 'PAID')`.execute(db);
  await sql`
    create index bookings_of_booker on bookings (booker_id, starts_at, id)`.execute(db);
  await sql`create index bookings_of_item on bookings (item_id)`.execute(db);
  await sql`
    create index bookings_held on bookings (hold_expires_at)
    where payment_status = 'PENDING'`.execute(db);
  await sql`
    create table booking_minutes (
      creator_id text collate "C" not null,
      minute integer not null,
      booking_id text collate "C" not null references bookings on delete cascade,
      primary key (creator_id, minute)
    )`.execute(db);
  await sql`create index booking_minutes_of_booking on booking_minutes (booking_id)`.execute(db);
  await sql`create index booking_minutes_by_age on booking_minutes (minute)`.execute(db);
}
