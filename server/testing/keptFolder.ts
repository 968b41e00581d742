import { existsSync, globSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

const KEPT = resolve(import.meta.dirname, "../../.cache/test");

/**
 * A folder that takes long to make, and is kept for as long as its version is the same; those of
 * other versions are removed. Renamed only once complete: several processes may make it at once.
 */
export async function keptFolder({
  name,
  version,
  make,
}: {
  name: string;
  version: string;
  /** Fills an empty folder. */
  make: (folder: string) => Promise<void>;
}): Promise<string> {
  const kept = join(KEPT, `${name}-${version}`);
  if (existsSync(kept)) return kept;
  for (const old of globSync(`${name}-*`, { cwd: KEPT })) {
    if (!join(KEPT, old).startsWith(kept))
      await rm(join(KEPT, old), { recursive: true, force: true, maxRetries: 5 });
  }
  await mkdir(KEPT, { recursive: true });
  const draft = await mkdtemp(`${kept}.`);
  try {
    await make(draft);
    // Another process may have been earlier.
    await rename(draft, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return kept;
}
