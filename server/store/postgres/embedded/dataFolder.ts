import { mkdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type FolderLock, lockFolder } from "./folderLock.ts";

/** Where the database lies in the data folder. */
export const databaseOf = (folder: string): string => join(resolve(folder), "database");

/** Takes the folder, made when it is missing, for this process alone. */
export async function lockData(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  return lockFolder({ file: `${databaseOf(folder)}.lock` });
}

/** Makes a database beside the present one, empty or from an archive. Returns where. */
export async function makeDraft(folder: string, options: { loadDataDir?: Blob }): Promise<string> {
  const draft = `${databaseOf(folder)}.draft`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create(draft, options);
  await pglite.query("select 1");
  await pglite.close();
  return draft;
}

/** Whether something is there. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
