import type { Pool } from "pg";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Store } from "../ports/store.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { migrate } from "./engine/migrate.ts";
import { createPool } from "./engine/pool.ts";
import { createPostgresStore } from "./postgresStore.ts";

/** The database of a running server. */
export interface Database {
  engine: "embedded" | "server";
  store: Store;
  /** Calls the listener when this process has committed an event that is due at once. */
  listen(listener: () => void): void;
  /** For what is not the product's, such as the tables of the local mode. */
  pool: Pool;
  /** The time by the database's own clock. Throws when it does not answer within five seconds. */
  time(): Promise<Instant>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Writes a backup while the server runs; null on a PostgreSQL server, which has its own means. */
  backup: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** A PostgreSQL server's address; null opens the embedded database. */
  databaseUrl: string | null;
  /** Where the embedded database lies. */
  dataFolder: string;
  /** Called once per connection that breaks, idle or in use; the pool replaces it by itself. */
  onConnectionError: (error: Error) => void;
}

const TIME_TIMEOUT_IN_MILLISECONDS = 5_000;

/** Opens the database, brings it to the newest schema and puts the store on it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, backup, close } = await openPool(options);
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  let onDue = () => {};
  return {
    engine: options.databaseUrl === null ? "embedded" : "server",
    store: createPostgresStore({ pool, onDue: () => onDue() }),
    listen: (listener) => {
      onDue = listener;
    },
    pool,
    time: () => timeOf(pool),
    ping: async () => {
      await pool.query("select 1");
    },
    backup,
    close,
  };
}

async function timeOf(pool: Pool): Promise<Instant> {
  const query = {
    text: "select extract(epoch from clock_timestamp()) * 1000 as milliseconds",
    query_timeout: TIME_TIMEOUT_IN_MILLISECONDS,
  };
  const { rows } = await pool.query<{ milliseconds: string }>(query);
  return Number(rows[0]?.milliseconds);
}

interface OpenPool {
  pool: Pool;
  backup: Database["backup"];
  close(): Promise<void>;
}

async function openPool(options: DatabaseOptions): Promise<OpenPool> {
  const { databaseUrl, dataFolder, onConnectionError } = options;
  if (databaseUrl === null) return openEmbedded({ folder: dataFolder, onConnectionError });
  const config = {
    connectionString: databaseUrl,
    max: 10,
    // Several queries may be sent before the first is answered, see `createReadBatcher`.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
  const pool = createPool({ config, onConnectionError });
  return { pool, backup: null, close: () => pool.end() };
}
