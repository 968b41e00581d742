import type { Pool } from "pg";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Store } from "../ports/store.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import { errorText } from "./engine/connections/errorText.ts";
import { migrate } from "./engine/sql/migrate.ts";
import type { Report } from "./engine/connections/report.ts";
import { orUnavailable, refusesWrites, unavailable } from "./engine/connections/unavailable.ts";
import { tryToWrite } from "./engine/connections/tryToWrite.ts";
import { createDatabaseWatch, type DatabaseWatch, WRITES } from "./engine/connections/watch.ts";
import { createPostgresStore } from "./postgresStore.ts";
import { openServer } from "./server/openServer.ts";

/** The database of a running server. */
export interface Database {
  engine: "embedded" | "server";
  store: Store;
  /** Calls the listener when this process has committed an event that is due at once. */
  listen(listener: () => void): void;
  /** For tables that aren't the product's, such as those of the local mode. */
  pool: Pool;
  /**
   * The time by the database's own clock. Refuses with `UNAVAILABLE` when it doesn't answer within
   * five seconds.
   */
  time(): Promise<Instant>;
  /** Throws when the database doesn't answer. */
  ping(): Promise<void>;
  /** False while it is known to refuse writes; reads may work. */
  takesWrites(): boolean;
  /**
   * Writes a backup while the server runs; null on a PostgreSQL server, which has its own means.
   */
  backup: ((file: string) => Promise<void>) | null;
  /** Reclaims the space of deleted rows; null on a PostgreSQL server, which does so itself. */
  vacuum: ((signal?: AbortSignal) => Promise<void>) | null;
  /**
   * Cancels every statement, even one that waits for a lock, and refuses all further ones with
   * `UNAVAILABLE`. Uncommitted work is lost.
   */
  abandon(): void;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** A PostgreSQL server's address; null opens the embedded database. */
  databaseUrl: string | null;
  /** Where the embedded database is. */
  dataFolder: string;
  /** Reports when the database goes down and comes back, and broken connections. */
  log: Report;
  /** The signed-in person on whose behalf it reads; null for anyone else. */
  reader?: () => string | null;
}

const TIMEOUT_IN_MILLISECONDS = 5_000;

/**
 * Opens the database, migrates it to the newest schema and creates the store. Waits up to a minute
 * for a PostgreSQL server that doesn't answer yet.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { pool, backup, vacuum, close, watch, writes, cut } = await openPool(options);
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
  let onDue = () => {};
  let isAbandoned = false;
  const isAway = () => isAbandoned || watch.isAway();
  const ask = async <Row extends object>(text: string) => {
    if (isAway()) throw unavailable();
    const query = { text, query_timeout: TIMEOUT_IN_MILLISECONDS };
    return pool.query<Row>(query).catch((error: unknown) => {
      throw orUnavailable(error);
    });
  };
  return {
    engine: options.databaseUrl === null ? "embedded" : "server",
    store: createPostgresStore({
      pool,
      isAway,
      reader: options.reader,
      onFailure: (error) => (refusesWrites(error) ? writes : watch).suspect(error),
      onDue: () => onDue(),
    }),
    listen: (listener) => {
      onDue = listener;
    },
    pool,
    time: async () => {
      const { rows } = await ask<{ milliseconds: string }>(
        "select extract(epoch from clock_timestamp()) * 1000 as milliseconds",
      );
      return Number(rows[0]?.milliseconds);
    },
    ping: async () => void (await ask("select 1")),
    takesWrites: () => !writes.isAway(),
    backup,
    vacuum,
    abandon: () => {
      isAbandoned = true;
      cut();
    },
    close: async () => {
      isAbandoned = true;
      await close();
    },
  };
}

interface OpenPool {
  pool: Pool;
  watch: Omit<DatabaseWatch, "stop">;
  writes: Omit<DatabaseWatch, "stop">;
  backup: Database["backup"];
  vacuum: Database["vacuum"];
  cut(): void;
  close(): Promise<void>;
}

async function openPool({ databaseUrl, dataFolder, log }: DatabaseOptions): Promise<OpenPool> {
  if (databaseUrl !== null) {
    return { ...(await openServer({ databaseUrl, log })), backup: null, vacuum: null };
  }
  const suspect = (error: unknown) =>
    log("warn", "a database connection broke", { error: errorText(error) });
  const embedded = await openEmbedded({ folder: dataFolder, onConnectionError: suspect });
  const writes = createDatabaseWatch({ probe: () => writeIn(embedded.pool), log, words: WRITES });
  return {
    ...embedded,
    // It is in this process: it is never down, and never waits for anyone.
    watch: { isAway: () => false, suspect },
    writes,
    cut: () => {},
    close: async () => {
      writes.stop();
      await embedded.close();
    },
  };
}

async function writeIn(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await tryToWrite(client);
  } finally {
    client.release();
  }
}
