import type { Pool } from "pg";
import { createConcurrencyLimit } from "../../concurrency/concurrencyLimit.ts";
import { withTimeout } from "../../concurrency/withTimeout.ts";
import type { SharedCounts } from "../ports/sharedCounts.ts";

/** A limit must not wait for a hanging database: the caller then counts in memory. */
const TIMEOUT_IN_MILLISECONDS = 1_000;
/** A database that didn't answer isn't queried again for this long. */
const PAUSE_IN_MILLISECONDS = 2_000;
/** Concurrent pending additions; further ones are refused. */
const WAITING_MAX = 100;
/** Expired counts are deleted once per this many additions, as many at a time. */
const ADDITIONS_BETWEEN_CLEANINGS = 256;
const DELETED_AT_ONCE = 1_000;

/**
 * `now()` is when a transaction began: if the later of two writes first, its count expires more
 * than the given seconds after the earlier one began. `least` prevents that.
 */
const ADD = `
  insert into rate_counts as kept (key, points, expires_at)
  values ($1, $2, now() + $3::float8 * interval '1 second')
  on conflict (key) do update set
    points = case when kept.expires_at <= now() then 0 else kept.points end + excluded.points,
    expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
  returning points,
    least(extract(epoch from expires_at - now())::float8, $3::float8) as "secondsLeft"`;

const CLEAN = `
  delete from rate_counts where key in (
    select key from rate_counts where expires_at <= now()
    order by expires_at limit $1 for update skip locked)`;

/**
 * Counts that all processes on a database share, by the database's own clock. An addition times out
 * after a second, and the next two seconds fail fast, so that no one waits for a hanging database.
 * `monotonic` is a clock in milliseconds that does not go back.
 */
export function createSharedCounts(options: {
  pool: Pick<Pool, "query">;
  monotonic: () => number;
}): SharedCounts {
  const { pool, monotonic } = options;
  let additions = 0;
  const limit = createConcurrencyLimit({ places: WAITING_MAX });
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const ask = async <Row extends object>(name: string, text: string, values: unknown[]) => {
    const leave = monotonic() < pausedUntil ? null : limit.tryEnter();
    if (leave === null) throw new Error("not asked");
    const query = { name, text, values, query_timeout: TIMEOUT_IN_MILLISECONDS };
    // A query may also wait for a connection, and counts as pending until it is over.
    const answered = pool.query<Row>(query).finally(leave);
    try {
      return (await withTimeout(answered, { ms: TIMEOUT_IN_MILLISECONDS, onLate: refuseLate }))
        .rows;
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

function refuseLate(): never {
  throw new Error("no answer in time");
}
