import type { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import type { Pool, PoolConfig } from "pg";
import { dump } from "./backup.ts";
import { databaseOf, exists, lockData, openEngine } from "./dataFolder.ts";
import { EmbeddedStream } from "./embeddedStream.ts";
import { newDatabase } from "./newDatabase.ts";
import { createPool } from "../engine/pool.ts";
import { vacuum } from "./vacuum.ts";

/** The embedded database, open. */
export interface EmbeddedDatabase {
  pool: Pool;
  /** Writes a backup of the database as it is now; the server goes on. */
  backup(file: string): Promise<void>;
  /** Has the room of deleted rows used again, see `vacuum`. */
  vacuum(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  /** The data folder. */
  folder: string;
  /** Called once per connection that breaks; the pool replaces it by itself. */
  onConnectionError: (error: Error) => void;
}

/**
 * How long a statement waits for the one connection. A wait that long means that a transaction
 * waits for a statement outside it, which would otherwise never end.
 */
const CONNECTION_TIMEOUT_IN_MILLISECONDS = 20_000;

/**
 * Opens the database in the data folder; makes both when they are missing. One process at a time: a
 * second one is refused with a sentence. A killed process loses nothing that it had acknowledged; a
 * machine that loses power may, because the engine leaves writing to the disk to the system.
 */
export async function openEmbedded({
  folder,
  onConnectionError,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = await lockData(folder);
  try {
    if (!(await exists(databaseOf(folder)))) await newDatabase(folder);
    const pglite = await openEngine(folder);
    const pool = createPool({ config: poolConfig(pglite), onConnectionError });
    return {
      pool,
      backup: (file) => dump(pglite, file),
      vacuum: async (signal) => void (await vacuum(pool, { signal })),
      close: async () => {
        await pool.end();
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Settings for a pool over the engine, which is one connection without an end. */
export function poolConfig(pglite: PGlite): PoolConfig {
  return {
    stream: () => new EmbeddedStream(pglite) as unknown as Duplex,
    // Nobody is asked for a password; without these the driver would look for them in the
    // environment.
    user: "postgres",
    password: "",
    database: "postgres",
    host: "localhost",
    max: 1,
    // Several queries may be sent before the first is answered, see `createReadBatcher`.
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_IN_MILLISECONDS,
  };
}
