import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openServerForTests, type ServerTestDatabase } from "../../testing/databases.ts";
import { describeOnServer } from "../../testing/onServer.ts";

const USER = resolve(import.meta.dirname, "../../testing/useDatabaseUntilKilled.ts");

/** What the other process has done so far. */
interface SoFar {
  reads: number;
  transactions: number;
  failures: number;
  reports: number;
}

describeOnServer("a process whose database connections break", (url) => {
  let database: ServerTestDatabase;
  let child: ChildProcess;
  let latest: SoFar | null;
  beforeEach(async () => {
    database = await openServerForTests(url, "lost", { isEmpty: true });
    const started = spawn(process.execPath, [USER, database.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    latest = null;
    createInterface({ input: started.stdout }).on("line", (line) => {
      latest = JSON.parse(line) as SoFar;
    });
  });
  afterEach(async () => {
    if (isAlive()) {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    }
    await database.close();
  });

  const isAlive = () => child.exitCode === null && child.signalCode === null;

  /** The next report that satisfies the condition. Throws when the process has ended. */
  const soFarWhere = async (condition: (soFar: SoFar) => boolean): Promise<SoFar> => {
    for (;;) {
      if (!isAlive()) throw new Error(`the process ended after ${JSON.stringify(latest)}`);
      if (latest !== null && condition(latest)) return latest;
      await pause(20);
    }
  };

  it("lives on, hears of them, and reads and writes again", async () => {
    await soFarWhere(({ reads, transactions }) => reads > 0 && transactions > 0);
    for (let round = 0; round < 60; round += 1) {
      await database.terminateOthers();
      await pause(20);
    }
    const broken = await soFarWhere(({ failures, reports }) => failures > 0 && reports > 0);
    const again = await soFarWhere(
      (now) => now.reads > broken.reads + 200 && now.transactions > broken.transactions + 200,
    );
    // All broken connections are gone from the pool: nothing fails any more.
    const last = await soFarWhere(
      (now) => now.reads > again.reads + 200 && now.transactions > again.transactions + 200,
    );
    expect(last.failures).toBe(again.failures);
    expect(isAlive()).toBe(true);
  });
});
