import { createHash } from "node:crypto";
import { cpSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import project from "../../package.json" with { type: "json" };
import { databaseOf } from "../store/postgres/embedded/dataFolder.ts";
import { openDatabase } from "../store/postgres/open.ts";
import { keptFolder } from "./keptFolder.ts";

const PROGRAM = resolve(import.meta.dirname, "../store/postgres");

/**
 * Puts an embedded database without rows into a data folder, as a first start leaves it there.
 * Creating one takes seconds, copying doesn't: for tests of processes that aren't about the first
 * start.
 */
export async function putMadeDatabase(folder: string): Promise<void> {
  const made = await keptFolder({
    name: "database",
    version: await hashOfProgram(),
    make: async (dataFolder) => {
      const options = { databaseUrl: null, dataFolder, log: () => undefined };
      await (await openDatabase(options)).close();
    },
  });
  // For a thousand files, several times as fast as the non-blocking version.
  cpSync(databaseOf(made), databaseOf(folder), { recursive: true });
}

/** Hash of PGlite's version and of the folder above, which determine an empty database. */
async function hashOfProgram(): Promise<string> {
  const hash = createHash("sha256").update(project.dependencies["@electric-sql/pglite"]);
  for (const file of globSync("**/*.ts", { cwd: PROGRAM }).toSorted()) {
    hash.update(file).update(await readFile(join(PROGRAM, file)));
  }
  return hash.digest("hex").slice(0, 16);
}
