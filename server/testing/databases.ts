import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";
import { poolConfig } from "../store/postgres/embedded/embedded.ts";
import { migrate } from "../store/postgres/engine/migrate.ts";

/** A migrated database for one test file. */
export interface TestDatabase {
  pool: Pool;
  /** Empties every table. */
  truncate(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded engine in memory. Opening takes seconds: one a file, emptied between tests. */
export async function openPGliteForTests(): Promise<TestDatabase> {
  const pglite = await PGlite.create();
  const pool = new Pool(poolConfig(pglite));
  await migrate(pool);
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
): Promise<TestDatabase> {
  const database = `test_${name}_${process.pid}`;
  const admin = new Pool({ connectionString: url, max: 1 });
  await admin.query(`drop database if exists ${database}`);
  await admin.query(`create database ${database}`);
  const address = new URL(url);
  address.pathname = `/${database}`;
  const pool = new Pool({ connectionString: address.href, max: 16, pipeline: true });
  if (!isEmpty) await migrate(pool);
  return {
    pool,
    truncate: () => truncate(pool),
    close: async () => {
      await pool.end();
      await admin.query(`drop database ${database}`);
      await admin.end();
    },
  };
}

async function truncate(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(
    `select string_agg(quote_ident(table_name), ', ') as tables from information_schema.tables
     where table_schema = 'public' and table_name <> 'schema_steps'`,
  );
  await pool.query(`truncate ${rows[0]?.tables}`);
}
