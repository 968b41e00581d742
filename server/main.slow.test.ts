import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../scripts/lib/freePort.mjs";
import { BARE_ENVIRONMENT } from "./testing/bareEnvironment.ts";
import { putMadeDatabase } from "./testing/madeDatabase.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
/** Whether a test may have a disk of its own here. */
const CAN_MOUNT =
  spawnSync("unshare", ["-rm", "sh", "-c", `mount -t tmpfs tmpfs ${tmpdir()}`]).status === 0;
/** A first start creates the database, which takes seconds, more on a busy machine. */
const LIMIT_MS = 120_000;

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

describe("the server's process", { timeout: LIMIT_MS }, () => {
  let folder: string;
  let port: number;
  let runs: Run[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "server-"));
    port = await freePort();
    runs = [];
  });
  afterEach(async () => {
    for (const { child, ended } of runs) {
      child.kill("SIGKILL");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the server with these settings and no others. */
  function start(
    settings: Record<string, string> = {},
    args: readonly string[] = [],
    before: readonly string[] = [],
    nodeArgs: readonly string[] = [],
  ): Run {
    const [command = "", ...others] = [...before, process.execPath, ...nodeArgs, MAIN, ...args];
    const child = spawn(command, others, {
      // A folder without .env.
      cwd: folder,
      env: { ...BARE_ENVIRONMENT, PORT: String(port), DATA_FOLDER: "data", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    }
    const ended = once(child, "exit").then(([code]) => code as number | null);
    const run = { child, output: () => text, ended };
    runs.push(run);
    return run;
  }

  /** Waits for the line with the address. Throws with the output if the process exits instead. */
  async function ready(run: Run): Promise<void> {
    const said = new Promise<void>((resolve) =>
      run.child.stdout?.on("data", () => {
        if (run.output().includes("runs at")) resolve();
      }),
    );
    const failed = run.ended.then((code) => Promise.reject(new Error(`${code}: ${run.output()}`)));
    await Promise.race([said, failed]);
  }

  const ask = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data?: Record<string, unknown> };
  };
  const SPEAKER = '{ userPublicProfileBySlug(slug: "demo-speaker") { firstName lastName } }';
  const speaker = { data: { userPublicProfileBySlug: { firstName: "Demo", lastName: "Speaker" } } };

  it("starts with the demo marketplace, refuses a second process, and is there again after a kill", async () => {
    const first = start();
    await ready(first);
    expect(first.output()).toContain(`http://localhost:${port}`);
    expect(first.output()).toContain("Demo Visitor");
    expect(await ask(SPEAKER)).toEqual(speaker);

    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("data");
    expect(second.output()).not.toMatch(/\n\s+at /);

    first.child.kill("SIGKILL");
    await first.ended;
    const third = start();
    await ready(third);
    expect(await ask(SPEAKER)).toEqual(speaker);
    third.child.kill("SIGTERM");
    expect(await third.ended).toBe(0);
  });

  // As `npm run dev` runs it: Node's watcher has messages of its own for each process below it.
  it("makes its database while Node watches its files, and leaves no draft of it behind", async () => {
    const run = start({}, [], [], ["--watch", "--watch-preserve-output"]);
    await ready(run);
    expect(await ask(SPEAKER)).toEqual(speaker);
    const names = await readdir(path.join(folder, "data"));
    expect(names.filter((name) => name.includes("draft"))).toEqual([]);
    // Killing the watcher outright would leave the server behind.
    run.child.kill("SIGTERM");
    await run.ended;
  });

  it("does not start in production without its keys, and names each of them", async () => {
    const run = start({ PUBLIC_URL: "http://example.com" }, ["--production"]);
    expect(await run.ended).toBe(1);
    const names = ["DATABASE_URL", "TOKEN_SECRET", "SELLER_NAME", "STRIPE_SECRET_KEY", "SMTP_URL"];
    for (const name of names) {
      expect(run.output()).toContain(`${name} is missing`);
    }
    expect(run.output()).toContain("PUBLIC_URL must begin with https://");
  });

  it("lets others reach its local mode only when that is wanted, and then says so loudly", async () => {
    await putMadeDatabase(path.join(folder, "data"));
    const refused = start({ HOST: "0.0.0.0" });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain("EXPOSE_LOCAL_MODE=true");

    const wanted = start({ HOST: "0.0.0.0", EXPOSE_LOCAL_MODE: "true" });
    await ready(wanted);
    expect(wanted.output()).toContain(
      "WARNING: this local mode can be reached by others, at 0.0.0.0",
    );
    expect(wanted.output()).toContain('"exposure":"0.0.0.0"');
  });

  it(
    "says of a full disk what it needs, and starts once there is room",
    { skip: !CAN_MOUNT, meta: { skippedBecause: "no disk can be mounted here" } },
    async () => {
      const disk = path.join(folder, "disk");
      await mkdir(disk);
      // A disk visible to this process alone, filled up and then enlarged.
      const script = `
      mount -t tmpfs -o size=8m tmpfs disk
      "$0" "$1"; echo "ended with $?"
      mount -o remount,size=200m disk
      dd if=/dev/zero of=disk/ballast bs=1M status=none
      "$0" "$1"; echo "ended with $?"
      rm disk/ballast
      exec "$0" "$1"`;
      const run = start({ DATA_FOLDER: "disk/data" }, [], ["unshare", "-rm", "sh", "-c", script]);
      await ready(run);
      const sentences = run.output().match(/^The disk of .*$/gm);
      expect(sentences?.[0]).toMatch(
        /mounted at .*disk\) has [78] MB left\. .* a new database: 64 MB\.$/,
      );
      expect(sentences?.[1]).toMatch(/has 0 MB left\. .* a new database: 64 MB\.$/);
      expect(sentences).toHaveLength(2);
      expect(run.output().match(/ended with 1/g)).toHaveLength(2);
      expect(await ask(SPEAKER)).toEqual(speaker);
    },
  );

  it("says in a sentence that its port is taken", async () => {
    const holder = createServer().listen(port, "127.0.0.1");
    await once(holder, "listening");
    await putMadeDatabase(path.join(folder, "data"));
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`Port ${port} is taken`);
    expect(run.output()).not.toMatch(/\n\s+at /);
    holder.close();
  });
});
