import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import project from "../../package.json" with { type: "json" };

const FOLDER = resolve(import.meta.dirname, "../../.cache/test");
const IMAGE = join(FOLDER, `pglite-${project.dependencies["@electric-sql/pglite"]}.tar`);

/**
 * The embedded engine in memory, without any table. Creating a database takes the engine about two
 * seconds, loading an image of one a fifth of that: so the first test creates one and caches its
 * image.
 */
export async function emptyPGlite(): Promise<PGlite> {
  const image = await readFile(IMAGE).catch(() => null);
  if (image !== null) return PGlite.create({ loadDataDir: new Blob([image]) });
  const pglite = await PGlite.create();
  await keepImage(await pglite.dumpDataDir("none"));
  return pglite;
}

/** Renamed only once complete: several processes may create it at once. */
async function keepImage(image: Blob): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const draft = `${IMAGE}.${process.pid}`;
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()));
  await rename(draft, IMAGE);
}
