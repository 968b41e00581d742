import type { Pool } from "pg";

interface Options {
  /** Ends the work after the table that is under way. */
  signal?: AbortSignal | undefined;
}

/**
 * Does what a PostgreSQL server does by itself and the embedded engine does not: has the room of
 * rows that were deleted or replaced used again, and keeps what the planner knows up to date. Only
 * tables that changed by as much as a server waits for (its defaults for autovacuum), one statement
 * each, so that others come in between. Returns their names.
 */
export async function vacuum(pool: Pool, { signal }: Options = {}): Promise<string[]> {
  // Else it counts what changed within the last second later.
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ name: string }>(CHANGED_TABLES);
  const done: string[] = [];
  for (const { name } of rows) {
    if (signal?.aborted) break;
    await pool.query(`vacuum (analyze) ${name}`);
    done.push(name);
  }
  return done;
}

const CHANGED_TABLES = `
  select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by 1`;
