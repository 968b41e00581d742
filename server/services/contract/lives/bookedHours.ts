import type { Pool } from "pg";

/**
 * Compares the guard against overlaps with the bookings: minutes that are marked but not booked,
 * and those that are booked but not marked, or booked twice. Empty if all is well.
 */
export async function readBookedHoursErrors(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    with booked as (
      select creator_id, (extract(epoch from minute) / 60)::int as minute
      from bookings, generate_series(
        date_trunc('minute', starts_at), ends_at - interval '1 microsecond', interval '1 minute'
      ) as minute
      where state in ('HELD', 'CONFIRMED')
    ),
    marked as (
      select creator_id, hour * 60 + bit as minute
      from booked_hours, generate_series(0, 59) as bit
      where minutes & (1::bigint << bit) <> 0
    )
    (select 'not marked' as error, * from booked except all select 'not marked', * from marked)
    union all
    (select 'not booked', * from marked except all select 'not booked', * from booked)
    limit 5`);
  return rows;
}
