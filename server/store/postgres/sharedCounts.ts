import type { Pool } from "pg";
import type { SharedCounts } from "../ports/sharedCounts.ts";

/** A limit must not wait for a database that hangs: the caller then counts in memory. */
const TIMEOUT_IN_MILLISECONDS = 1_000;
/** Expired counts are deleted once in so many additions, so many at once. */
const ADDITIONS_BETWEEN_CLEANINGS = 256;
const DELETED_AT_ONCE = 1_000;

const ADD = `
  insert into rate_counts as kept (key, points, expires_at)
  values ($1, $2, now() + $3::float8 * interval '1 second')
  on conflict (key) do update set
    points = case when kept.expires_at <= now() then 0 else kept.points end + excluded.points,
    expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
  returning points, extract(epoch from expires_at - now())::float8 as "secondsLeft"`;

const CLEAN = `
  delete from rate_counts where key in (
    select key from rate_counts where expires_at <= now()
    order by expires_at limit $1 for update skip locked)`;

/** Counts that all processes on a database share, by the database's own clock. */
export function createSharedCounts(pool: Pool): SharedCounts {
  let additions = 0;
  const ask = async <Row extends object>(name: string, text: string, values: unknown[]) => {
    const query = { name, text, values, query_timeout: TIMEOUT_IN_MILLISECONDS };
    return (await pool.query<Row>(query)).rows;
  };
  return {
    add: async ({ key, points, seconds }) => {
      const values = [key, points, seconds];
      const rows = await ask<{ points: number; secondsLeft: number }>("rate_add", ADD, values);
      additions += 1;
      if (additions % ADDITIONS_BETWEEN_CLEANINGS === 0) {
        await ask("rate_clean", CLEAN, [DELETED_AT_ONCE]);
      }
      return rows[0] ?? { points, secondsLeft: seconds };
    },
  };
}
