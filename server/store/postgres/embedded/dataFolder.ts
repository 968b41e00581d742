import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { makePrivateFolder } from "../../../machine/privateFolder.ts";
import { requireRoom, withRoom } from "../../../machine/room.mjs";
import { startEngine } from "./engine.ts";
import { type FolderLock, lockFolder } from "./folderLock.ts";

/** Size of a new database, with the engine's write-ahead log. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024;
/** What an existing database writes when it is opened. */
const OPENING_BYTES = 1024 * 1024;

/** Follows the database's name, and is followed by the process that makes it. */
const DRAFT = ".draft";
/** Retries if something was added in the meantime. */
const WHOLE = { recursive: true, maxRetries: 5 };

/** Where the database is in the data folder. */
export const databaseOf = (folder: string): string => join(resolve(folder), "database");

/**
 * Locks the folder for this process; creates it if missing, closed to others. Throws a sentence
 * when the disk is full.
 */
export async function lockData(folder: string): Promise<FolderLock> {
  await makePrivateFolder(folder);
  // A disk too full for the lock has no room for the next step either, so that is the one to name.
  const isThere = await exists(databaseOf(folder));
  const need = isThere ? openingNeed(folder) : newDatabaseNeed(folder);
  return withRoom(need, async () => lockFolder({ file: `${databaseOf(folder)}.lock` }));
}

/** Opens the engine on the database of a locked folder. Throws a sentence when the disk is full. */
export const openEngine = (folder: string): Promise<PGlite> =>
  withRoom(openingNeed(folder), () => startEngine(databaseOf(folder)));

const openingNeed = (folder: string) => ({
  folder,
  bytes: OPENING_BYTES,
  purpose: "opening the database",
});

const newDatabaseNeed = (folder: string, { archiveBytes = 0 } = {}) => ({
  folder,
  bytes: NEW_DATABASE_BYTES + archiveBytes,
  purpose: "a new database",
});

/**
 * Makes a database next to the current one, empty or from an archive. Returns its path. Throws a
 * sentence when the disk is full, and then leaves nothing behind.
 */
export async function makeDraft(folder: string, options: { loadDataDir?: Blob }): Promise<string> {
  await removeDrafts(folder);
  // A process whose parent was killed may still be working on its own draft.
  const draft = `${databaseOf(folder)}${DRAFT}${process.pid}`;
  const need = newDatabaseNeed(folder, { archiveBytes: options.loadDataDir?.size });
  await requireRoom(need);
  try {
    await withRoom(need, async () => {
      const pglite = await startEngine(draft, options);
      await pglite.query("select 1");
      await pglite.close();
    });
    return draft;
  } catch (error) {
    await removeDrafts(folder);
    throw error;
  }
}

/** Removes unfinished drafts next to the database. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`database${DRAFT}`));
  for (const name of names) await rm(join(folder, name), { ...WHOLE, force: true });
}

/** Whether something is there. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
