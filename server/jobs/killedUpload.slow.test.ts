import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, vi } from "vitest";
import { createWorld } from "../world/world.ts";
import { createFolderFiles } from "../providers/files/folder.ts";
import { openDatabase } from "../store/postgres/open.ts";
import { putMadeDatabase } from "../testing/madeDatabase.ts";
import { sweepFiles } from "./sweepFiles.ts";

// Processes on a busy machine start late, which isn't a failure.
vi.setConfig({ testTimeout: 120_000 });

const WRITER = path.resolve(import.meta.dirname, "../testing/storeUntilKilled.ts");

/** Runs the writer until a line of its output is enough, and kills it right then. */
async function killAt(folder: string, isEnough: (line: string) => boolean): Promise<void> {
  const child = spawn(process.execPath, [WRITER, folder], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (isEnough(line)) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

describe("a process that is killed while it stores files", () => {
  it.each([
    ["within a file", "begun 3"],
    ["around the writing of a row", "kept 3"],
  ])(
    "leaves neither a row without its file nor a file without its row: %s",
    async (_name, last) => {
      const folder = await mkdtemp(path.join(tmpdir(), "killed-"));
      await putMadeDatabase(folder);
      await killAt(folder, (line) => line === last);
      const database = await openDatabase({
        databaseUrl: null,
        dataFolder: folder,
        log: () => undefined,
      });
      try {
        const { store } = database;
        const world = createWorld({ store });
        const place = path.join(folder, "files");
        world.providers.files = createFolderFiles({ folder: place, warn: () => undefined });
        world.clock.advance(Date.now() - world.now() + 2 * 60 * 60_000);
        await sweepFiles(world, undefined);

        const row = await store.catalog.byId("pub");
        const named = row?.category === "PUBLICATION" ? row.document : null;
        const documents = path.join(place, "documents");
        const names = existsSync(documents) ? await readdir(documents) : [];
        const sizeOf = (name: string) => world.providers.files.sizeOf(`documents/${name}`);
        const files = await Promise.all(names.map(async (name) => [name, await sizeOf(name)]));
        expect(files).toEqual(named === null ? [] : [[`${named.id}.pdf`, named.sizeInBytes]]);
        const before = world.now() + 1;
        const everything = { writingBefore: before, droppedBefore: before, limit: 10 };
        expect(await store.files.toSweep(everything)).toEqual([]);
      } finally {
        await database.close();
        await rm(folder, { recursive: true });
      }
    },
  );
});
