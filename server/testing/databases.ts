import type { Pool, PoolConfig } from "pg";
import { poolConfig } from "../store/postgres/embedded/poolConfig.ts";
import { migrate } from "../store/postgres/engine/sql/migrate.ts";
import { createPool } from "../store/postgres/engine/connections/pool.ts";
import { emptyPGlite } from "./emptyPGlite.ts";

/** A migrated database for one test file. */
export interface TestDatabase {
  pool: Pool;
  /** Empties every table, including the local mode's if they exist. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** One on a PostgreSQL server, which other processes can use too. */
export interface ServerTestDatabase extends TestDatabase {
  /** The address, for `openDatabase`. */
  url: string;
  /** Breaks all connections to the database except one of the pool. */
  terminateOthers(): Promise<void>;
}

/** The embedded engine in memory. */
export async function openPGliteForTests({ isEmpty = false } = {}): Promise<TestDatabase> {
  const pglite = await emptyPGlite();
  const pool = openPool(poolConfig(pglite));
  if (!isEmpty) await migrate(pool);
  return {
    pool,
    empty: () => deleteAll(pool),
    close: async () => {
      await pool.end();
      await pglite.close();
    },
  };
}

/** A new database on a server, dropped in the end. `name` is the test's own. */
export async function openServerForTests(
  url: string,
  name: string,
  { isEmpty = false } = {},
): Promise<ServerTestDatabase> {
  const database = `test_${name}_${process.pid}`;
  const admin = openPool({ connectionString: url, max: 1 });
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  // No one needs the contents of these databases after a crash.
  await admin.query(`alter database ${database} set synchronous_commit = off`);
  const address = new URL(url);
  address.pathname = `/${database}`;
  const pool = openPool({ connectionString: address.href, max: 16, pipeline: true });
  if (!isEmpty) await migrate(pool);
  return {
    pool,
    url: address.href,
    terminateOthers: async () => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
    },
    empty: () => deleteAll(pool),
    close: async () => {
      await pool.end();
      await admin.query(`drop database ${database}`);
      await admin.end();
    },
  };
}

/** Tests that break these pools' connections notice anyway, because their queries are rejected. */
function openPool(config: PoolConfig): Pool {
  return createPool({ config, onConnectionError: (error) => console.error(error.message) });
}

/**
 * Deletes all rows in one statement, whose foreign keys are checked at its end. `truncate` would
 * create new files for every table and index, which takes about fifty times as long with few rows.
 */
async function deleteAll(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table
     from information_schema.tables
     where table_schema in ('public', 'local') and table_name <> 'schema_steps'`,
  );
  const deletions = rows.map(({ table }, index) => `_${index} as (delete from ${table})`);
  await pool.query(`with ${deletions.join(", ")} select`);
}
