import type { Pool } from "pg";
import { dump } from "./backup.ts";
import { databaseOf, exists, lockData, openEngine } from "./dataFolder.ts";
import { newDatabase } from "./newDatabase.ts";
import { poolConfig } from "./poolConfig.ts";
import { createPool } from "../engine/connections/pool.ts";
import { vacuum } from "./vacuum.ts";

/** The embedded database, open. */
export interface EmbeddedDatabase {
  pool: Pool;
  /** Writes a backup of the current database; the server keeps running. */
  backup(file: string): Promise<void>;
  /** Reclaims the space of deleted rows, see `vacuum`. */
  vacuum(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

interface EmbeddedOptions {
  /** The data folder. */
  folder: string;
  /** Called once per connection that breaks; the pool replaces it automatically. */
  onConnectionError: (error: Error) => void;
}

/**
 * Opens the database in the data folder; creates both if missing. One process at a time: a second
 * one is refused with a sentence. A killed process loses nothing that it had acknowledged; a power
 * failure may, because the engine leaves flushing to the system.
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
