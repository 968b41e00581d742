import type { Store } from "../ports/store.ts";
import { databaseOf, exists } from "./embedded/dataFolder.ts";
import { openEmbedded } from "./embedded/embedded.ts";
import type { Report } from "./engine/connections/report.ts";
import { createPostgresStore } from "./postgresStore.ts";
import { openServer } from "./server/openServer.ts";

/**
 * Opens the database as it is, for a command that only reads: nothing is created or migrated. A
 * PostgreSQL server may serve others meanwhile; an embedded database is refused while a server has
 * it.
 */
export async function openToRead({
  databaseUrl,
  dataFolder,
  log,
}: {
  /** A PostgreSQL server's address; null opens the embedded database. */
  databaseUrl: string | null;
  dataFolder: string;
  log: Report;
}): Promise<{ store: Store; close: () => Promise<void> }> {
  if (databaseUrl === null && !(await exists(databaseOf(dataFolder)))) {
    throw new Error(`There is no database in ${dataFolder}.`);
  }
  const onConnectionError = () => {};
  const { pool, close } =
    databaseUrl === null
      ? await openEmbedded({ folder: dataFolder, onConnectionError })
      : await openServer({ databaseUrl, log });
  return { store: createPostgresStore({ pool }), close };
}
