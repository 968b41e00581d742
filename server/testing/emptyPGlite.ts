import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import project from "../../package.json" with { type: "json" };

const FOLDER = resolve(import.meta.dirname, "../../.cache/test");
const IMAGE = join(FOLDER, `pglite-${project.dependencies["@electric-sql/pglite"]}.tar`);

/**
 * The embedded engine in memory, without any table. To make a database takes the engine about two
 * seconds, to load an image of one a fifth of that: so the first test makes one and keeps its
 * image.
 */
export async function emptyPGlite(): Promise<PGlite> {
  const image = await readFile(IMAGE).catch(() => null);
  if (image !== null) return PGlite.create({ loadDataDir: new Blob([image]) });
  const pglite = await PGlite.create();
  await keepImage(await pglite.dumpDataDir("none"));
  return pglite;
}

/** Under its name only when it is whole: several processes may make it at once. */
async function keepImage(image: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const draft = `${IMAGE}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, IMAGE);
}
