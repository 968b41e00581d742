import { mkdir, readFile, rename } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { withRoom } from "../../../machine/room.mjs";
import { writeWhole } from "../../../machine/wholeFile.mjs";
import { databaseOf, exists, lockData, makeDraft, openEngine } from "./dataFolder.ts";

/** Writes a backup of a database that no server has open; one that runs makes it refuse. */
export async function backupEmbedded({ folder, file }: BackupPaths): Promise<void> {
  const lock = await lockData(folder);
  try {
    if (!(await exists(databaseOf(folder)))) throw new Error(`There is no database in ${folder}.`);
    const pglite = await openEngine(folder);
    await dump(pglite, file);
    await pglite.close();
  } finally {
    lock.release();
  }
}

/**
 * Puts the database of a backup in the place of the present one, which stays beside it under the
 * name that is returned (null when there was none). Refused while a server runs.
 */
export async function restoreEmbedded({ folder, file }: BackupPaths): Promise<string | null> {
  const archive = await readBackup(file);
  const lock = await lockData(folder);
  try {
    const draft = await makeDraft(folder, { loadDataDir: archive });
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

/** Read here rather than by the engine, whose unpacking of a wrong file ends the process. */
async function readBackup(file: string): Promise<Blob> {
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
