import { PGlite } from "@electric-sql/pglite";
import type { Pool, PoolConfig } from "pg";
import { poolConfig } from "../store/postgres/embedded/embedded.ts";
import { migrate } from "../store/postgres/engine/migrate.ts";
import { createPool } from "../store/postgres/engine/pool.ts";

/** A migrated database for one test file. */
export interface TestDatabase {
  pool: Pool;
  /** Empties every table, those of the local mode too where they are. */
  truncate(): Promise<void>;
  close(): Promise<void>;
}

/** One on a PostgreSQL server, which other processes can use too. */
export interface ServerTestDatabase extends TestDatabase {
  /** The address, for `openDatabase`. */
  url: string;
  /** Breaks all connections to the database but one of the pool. */
  terminateOthers(): Promise<void>;
}

/** The embedded engine in memory. Opening takes seconds: one per file, emptied between tests. */
export async function openPGliteForTests({ isEmpty = false } = {}): Promise<TestDatabase> {
  const pglite = await PGlite.create();
  const pool = openPool(poolConfig(pglite));
  if (!isEmpty) await migrate(pool);
  return {
    pool,
    truncate: () => truncate(pool),
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
    truncate: () => truncate(pool),
    close: async () => {
      await pool.end();
      await admin.query(`drop database ${database}`);
      await admin.end();
    },
  };
}

/** A test that breaks connections of these pools sees it; what it asked of them is rejected besides. */
function openPool(config: PoolConfig): Pool {
  return createPool({ config, onConnectionError: (error) => console.error(error.message) });
}

async function truncate(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(table_schema) || '.' || quote_ident(table_name), ', ') as tables
     from information_schema.tables
     where table_schema in ('public', 'local') and table_name <> 'schema_steps'`,
  );
  await pool.query(`truncate ${rows[0]?.tables}`);
}
