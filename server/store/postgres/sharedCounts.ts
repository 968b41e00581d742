import type { Pool } from "pg";
import type { SharedCounts } from "../ports/sharedCounts.ts";

/** A limit must not wait for a database that hangs: the caller then counts in memory. */
const TIMEOUT_IN_MILLISECONDS = 1_000;
/** So long a database that did not answer is not asked again. */
const PAUSE_IN_MILLISECONDS = 2_000;
/** Additions that wait at once; further ones are refused. */
const WAITING_MAX = 100;
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

/**
 * Counts that all processes on a database share, by the database's own clock. An addition rejects
 * after a second, and at once for two seconds after that, so that nobody waits for a database that
 * hangs. `monotonic` is a clock in milliseconds that does not go back.
 */
export function createSharedCounts(options: {
  pool: Pick<Pool, "query">;
  monotonic: () => number;
}): SharedCounts {
  const { pool, monotonic } = options;
  let additions = 0;
  let waiting = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const ask = async <Row extends object>(name: string, text: string, values: unknown[]) => {
    if (waiting >= WAITING_MAX || monotonic() < pausedUntil) throw new Error("not asked");
    waiting += 1;
    const query = { name, text, values, query_timeout: TIMEOUT_IN_MILLISECONDS };
    // A question can also wait for a connection, and counts as waiting until it is over.
    const answered = pool.query<Row>(query).finally(() => (waiting -= 1));
    try {
      return (await withinTime(answered)).rows;
    } catch (error) {
      pausedUntil = monotonic() + PAUSE_IN_MILLISECONDS;
      throw error;
    }
  };
  return {
    add: async ({ key, points, seconds }) => {
      const values = [key, points, seconds];
      const rows = await ask<{ points: number; secondsLeft: number }>("rate_add", ADD, values);
      additions += 1;
      if (additions % ADDITIONS_BETWEEN_CLEANINGS === 0) {
        await ask("rate_clean", CLEAN, [DELETED_AT_ONCE]).catch(() => []);
      }
      return rows[0] ?? { points, secondsLeft: seconds };
    },
  };
}

function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("no answer in time")), TIMEOUT_IN_MILLISECONDS);
    void work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
