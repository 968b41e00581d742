import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import project from "../../package.json" with { type: "json" };
import { databaseOf } from "../store/postgres/embedded/dataFolder.ts";
import { openDatabase } from "../store/postgres/open.ts";

const PROGRAM = resolve(import.meta.dirname, "../store/postgres");
const KEPT = resolve(import.meta.dirname, "../../.cache/test");

/**
 * Puts an embedded database without rows into a data folder, as a first start leaves it there.
 * Creating one takes seconds, copying doesn't: for tests of processes that aren't about the first
 * start.
 */
export async function putMadeDatabase(folder: string): Promise<void> {
  const made = join(KEPT, `database-${await hashOfProgram()}`);
  if (!existsSync(made)) await make(made);
  // For a thousand files, several times as fast as the non-blocking version.
  cpSync(databaseOf(made), databaseOf(folder), { recursive: true });
}

/** Renamed only once complete: several processes may create it at once. Older ones are removed. */
async function make(made: string): Promise<void> {
  for (const old of globSync("database-*", { cwd: KEPT })) {
    if (!join(KEPT, old).startsWith(made))
      await rm(join(KEPT, old), { recursive: true, force: true, maxRetries: 5 });
  }
  await mkdir(KEPT, { recursive: true });
  const draft = await mkdtemp(`${made}.`);
  const options = { databaseUrl: null, dataFolder: draft, log: () => undefined };
  await (await openDatabase(options)).close();
  await rename(draft, made).catch(() => rm(draft, { recursive: true }));
}

/** Hash of PGlite's version and of the folder above, which determine an empty database. */
async function hashOfProgram(): Promise<string> {
  const hash = createHash("sha256").update(project.dependencies["@electric-sql/pglite"]);
  for (const file of globSync("**/*.ts", { cwd: PROGRAM }).toSorted()) {
    hash.update(file).update(await readFile(join(PROGRAM, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
