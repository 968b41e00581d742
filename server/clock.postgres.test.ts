import { afterAll, beforeAll, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../src/domain/shared/limits.ts";
import { startDatabaseClock } from "./clock.ts";
import { type Database, openDatabase } from "./store/postgres/open.ts";
import { systemClocks } from "./systemSources.ts";
import { openServerForTests, type ServerTestDatabase } from "./testing/databases.ts";
import { describeOnServer } from "./testing/onServer.ts";

describeOnServer("the clock of a process", (url) => {
  let server: ServerTestDatabase;
  let database: Database;
  beforeAll(async () => {
    server = await openServerForTests(url, "clock");
    const log = (_level: string, message: string) => console.error(message);
    database = await openDatabase({ databaseUrl: server.url, dataFolder: "", log });
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  it.each([
    ["20 minutes ahead", 20 * MINUTE_MS],
    ["an hour behind", -HOUR_MS],
  ])("has the database's time on a machine whose clock is %s", async (_, shift) => {
    const log: string[] = [];
    const clock = await startDatabaseClock({
      monotonic: systemClocks.monotonic,
      wall: () => systemClocks.wall() + shift,
      databaseTime: () => database.time(),
      timer: { every: () => () => undefined },
      log: (level) => void log.push(level),
    });
    // The clock is read on both sides of the database's answer, however long that takes.
    const before = clock.now();
    const time = await database.time();
    const after = clock.now();
    clock.stop();
    expect(time).toBeGreaterThan(before - 250);
    expect(time).toBeLessThan(after + 250);
    expect(log).toEqual(["warn"]);
  });
});
