import { mkdir, readFile, rename, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { withRoom } from "../../../machine/room.mjs";
import { writeWhole } from "../../../machine/wholeFile.mjs";
import { requireKnownSteps } from "../engine/sql/migrate.ts";
import { createPool } from "../engine/connections/pool.ts";
import { databaseOf, exists, lockData, makeDraft, openEngine, removeDrafts } from "./dataFolder.ts";
import { startEngine } from "./engine.ts";
import { poolConfig } from "./poolConfig.ts";

/** Writes a backup of a database that no server has open; refuses while one does. */
export async function backupEmbedded({ folder, file }: BackupPaths): Promise<void> {
  // Before the lock, which would create the folder.
  if (!(await exists(databaseOf(folder)))) throw new Error(`There is no database in ${folder}.`);
  await requireNoFolder(file);
  const lock = await lockData(folder);
  try {
    const pglite = await openEngine(folder);
    await dump(pglite, file);
    await pglite.close();
  } finally {
    lock.release();
  }
}

/**
 * Replaces the current database by a backup's; the current one is kept next to it under the
 * returned name (null if there wasn't one). Refused while a server runs, and for a backup with a
 * migration that this program does not know.
 */
export async function restoreEmbedded({ folder, file }: BackupPaths): Promise<string | null> {
  const archive = await readBackup(file);
  const lock = await lockData(folder);
  try {
    const draft = await makeDraft(folder, { loadDataDir: archive });
    await requireKnown(draft).catch(async (error: unknown) => {
      await removeDrafts(folder);
      throw error;
    });
    const previous = await setAside(databaseOf(folder));
    await rename(draft, databaseOf(folder));
    return previous;
  } finally {
    lock.release();
  }
}

interface BackupPaths {
  /** The data folder. */
  folder: string;
  /** The backup, a tar archive packed by gzip. */
  file: string;
}

/** Writes the open database into an archive. */
export async function dump(pglite: PGlite, file: string): Promise<void> {
  const archive = await pglite.dumpDataDir("gzip");
  await mkdir(dirname(resolve(file)), { recursive: true });
  const need = { folder: dirname(file), bytes: archive.size, purpose: "the backup" };
  await withRoom(need, async () => writeWhole(file, new Uint8Array(await archive.arrayBuffer())));
}

async function requireNoFolder(file: string): Promise<void> {
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) throw new Error(`${file} is a folder: name a file in it.`);
}

/** Otherwise the next start would refuse it, with the previous database already moved aside. */
async function requireKnown(draft: string): Promise<void> {
  const pglite = await startEngine(draft);
  const pool = createPool({ config: poolConfig(pglite), onConnectionError: () => {} });
  try {
    await requireKnownSteps(pool);
  } finally {
    await pool.end();
    await pglite.close();
  }
}

/** Read here rather than by the engine, which crashes the process on a bad archive. */
async function readBackup(file: string): Promise<Blob> {
  await requireNoFolder(file);
  const packed = await readFile(file);
  const tar = await promisify(gunzip)(packed).catch(() => null);
  if (tar?.toString("latin1", 257, 262) !== "ustar") throw new Error(`${file} is not a backup.`);
  return new Blob([new Uint8Array(tar)], { type: "application/x-tar" });
}

async function setAside(path: string): Promise<string | null> {
  if (!(await exists(path))) return null;
  for (let number = 1; ; number += 1) {
    const aside = `${path}.replaced-${number}`;
    if (await exists(aside)) continue;
    await rename(path, aside);
    return aside;
  }
}
