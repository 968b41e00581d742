import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPostgresStandIns } from "../../../local/standIns/postgres.ts";
import { putMadeDatabase } from "../../../testing/madeDatabase.ts";
import { backupEmbedded, restoreEmbedded } from "./backup.ts";
import { type Database, openDatabase } from "../open.ts";

const WRITER = resolve(import.meta.dirname, "../../../testing/writeUntilKilled.ts");

describe("the embedded database in a folder", () => {
  let root: string;
  let folder: string;
  let child: ChildProcess | null = null;
  let database: Database | null = null;
  beforeEach(() => {
    // Two levels down: the folder does not exist before the first start.
    root = mkdtempSync(join(tmpdir(), "embedded-"));
    folder = join(root, "data", "demo");
  });
  afterEach(async () => {
    await database?.close();
    database = null;
    child?.kill("SIGKILL");
    child = null;
    // A process that was making a database for a killed one may be about to end.
    rmSync(root, { recursive: true, maxRetries: 10 });
  });

  const open = async (): Promise<Database> => {
    database = await openDatabase({
      databaseUrl: null,
      dataFolder: folder,
      log: (_level, message) => {
        throw new Error(message);
      },
    });
    return database;
  };
  /** Writes and reads a value of the local mode, which is in a schema next to the product's. */
  const standIns = async () => openPostgresStandIns((database ?? (await open())).pool);
  const write = async (value: string) => (await standIns()).write("key", value);
  const read = async () => (await standIns()).read("key");
  const close = async (): Promise<void> => {
    await database?.close();
    database = null;
  };

  /** Lets another process write until it has said `lines` lines; then `then` runs, then it dies. */
  const killWhileWriting = async (lines: number, then = async () => {}): Promise<number> => {
    const writer = spawn(process.execPath, [WRITER, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = writer;
    let last = 0;
    const output = createInterface({ input: writer.stdout });
    const ended = once(writer, "exit");
    for await (const line of output) {
      last = Number(line);
      if (last === lines) {
        await then();
        writer.kill("SIGKILL");
      }
    }
    await ended;
    return last;
  };

  it("has what was written when it is opened again", async () => {
    await write("kept");
    await database?.ping();
    await close();
    expect(await read()).toBe("kept");
    expect(database?.engine).toBe("embedded");
  });

  it("is made whole after a first start that was killed while it made one", async () => {
    child = spawn(process.execPath, [WRITER, folder], { stdio: ["ignore", "ignore", "inherit"] });
    const ended = once(child, "exit");
    const isBegun = () => readdirSync(folder).some((name) => name.startsWith("database.draft"));
    await vi.waitUntil(() => existsSync(folder) && isBegun(), { timeout: 20_000, interval: 5 });
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(join(folder, "database"))).toBe(false);
    await write("kept");
    await close();
    expect(await read()).toBe("kept");
  });

  it("is there even when the process that made it cannot end by itself", async () => {
    const neverEnds = `process.on("exit", () => { for (;;); });`;
    const before = process.env["NODE_OPTIONS"];
    process.env["NODE_OPTIONS"] = `--import=data:text/javascript,${encodeURIComponent(neverEnds)}`;
    try {
      await write("kept");
    } finally {
      if (before === undefined) delete process.env["NODE_OPTIONS"];
      else process.env["NODE_OPTIONS"] = before;
    }
    expect(await read()).toBe("kept");
  });

  it("is looked for before a folder is made for it", async () => {
    const paths = { folder, file: join(root, "missing.tgz") };
    await expect(backupEmbedded(paths)).rejects.toThrow("There is no database");
    await expect(restoreEmbedded(paths)).rejects.toThrow("missing.tgz");
    expect(existsSync(folder)).toBe(false);
  });

  describe("that is there already", () => {
    beforeEach(() => putMadeDatabase(folder));

    it("has all that a killed process had acknowledged, whole", async () => {
      let refusal: unknown;
      const last = await killWhileWriting(50, async () => {
        refusal = await open().catch((error: unknown) => error);
      });
      // While the other process lives, the error names it.
      expect(String(refusal)).toContain(`pid ${child?.pid}`);

      const { store } = await open();
      expect(last).toBeGreaterThanOrEqual(50);
      for (let number = 1; number <= last; number += 1) {
        expect(await store.users.byId(`first${number}`)).not.toBeNull();
        expect((await store.users.byId(`second${number}`))?.biography).toBe("x".repeat(500));
      }
      // The one in progress has both of its rows or none.
      const unsaid = await Promise.all(
        ["first", "second"].map((name) => store.users.byId(`${name}${last + 1}`)),
      );
      expect(unsaid.filter((value) => value === null).length % 2).toBe(0);
    });

    it("is refused to the same process a second time, and free once it is closed", async () => {
      const first = await open();
      await expect(open()).rejects.toThrow(`pid ${process.pid}`);
      await first.close();
      await open();
    });

    it("takes over a lock that nobody can have, whatever its contents", async () => {
      await open();
      await close();
      const lock = join(folder, "database.lock");
      for (const stale of ["", "{}", '{"pid":1,"birth":"another boot 1"}']) {
        writeFileSync(lock, stale);
        await open();
        await close();
      }
      expect(readdirSync(folder)).toEqual(["database"]);
    });

    it("comes back from a backup, which is refused while a server has the folder", async () => {
      const file = join(folder, "backups", "backup.tgz");
      await write("before");
      await expect(backupEmbedded({ folder, file })).rejects.toThrow("Another process");
      await close();
      await backupEmbedded({ folder, file });
      await open();
      await expect(restoreEmbedded({ folder, file })).rejects.toThrow("Another process");
      await close();

      await write("after");
      await close();
      const previous = await restoreEmbedded({ folder, file });
      expect(previous).toContain("database.replaced-1");
      expect(await read()).toBe("before");
    });

    it("can be backed up by the server that has it open", async () => {
      const file = join(folder, "backup.tgz");
      await write("before");
      await database?.backup?.(file);
      await write("after");
      expect(await read()).toBe("after");
      await close();
      await restoreEmbedded({ folder, file });
      expect(await read()).toBe("before");
    });

    it("stays as it is when the backup is of a newer version", async () => {
      const file = join(folder, "newer.tgz");
      await write("kept");
      await database?.pool.query("insert into schema_steps (name) values ('9999_later')");
      await database?.backup?.(file);
      await database?.pool.query("delete from schema_steps where name = '9999_later'");
      await close();
      await expect(restoreEmbedded({ folder, file })).rejects.toThrow(
        "another version of this program (it has the step 9999_later)",
      );
      expect(readdirSync(folder).toSorted()).toEqual(["database", "newer.tgz"]);
      expect(await read()).toBe("kept");
    });

    it("is neither written into a folder nor read from one, and nothing of it stays", async () => {
      await write("kept");
      await close();
      const file = join(folder, "archive");
      mkdirSync(file);
      await expect(backupEmbedded({ folder, file })).rejects.toThrow(`${file} is a folder`);
      await expect(restoreEmbedded({ folder, file })).rejects.toThrow(`${file} is a folder`);
      expect(readdirSync(folder).toSorted()).toEqual(["archive", "database"]);
      expect(readdirSync(file)).toEqual([]);
    });

    it("stays as it is when what is to be restored is no backup", async () => {
      await write("kept");
      await close();
      const torn = join(folder, "torn.tgz");
      writeFileSync(torn, gzipSync("neither"));
      for (const file of [WRITER, torn, join(folder, "missing.tgz")]) {
        await expect(restoreEmbedded({ folder, file })).rejects.toThrow(file);
      }
      expect(await read()).toBe("kept");
    });
  });
});
