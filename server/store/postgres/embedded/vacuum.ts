import type { Pool } from "pg";

interface Options {
  /** Stops after the table in progress. */
  signal?: AbortSignal | undefined;
}

/**
 * Does what a PostgreSQL server does by itself and the embedded engine doesn't: reclaims the space
 * of dead rows, and keeps the planner's statistics up to date. Only tables with as many changes as
 * a server would require (its autovacuum defaults), one statement each, so that others can run in
 * between. Returns their names.
 */
export async function vacuum(pool: Pool, { signal }: Options = {}): Promise<string[]> {
  // Otherwise changes of the last second are counted later.
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
