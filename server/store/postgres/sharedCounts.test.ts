import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openServerForTests, type ServerTestDatabase } from "../../testing/databases.ts";
import { describeOnServer } from "../../testing/onServer.ts";
import { createSharedCounts } from "./sharedCounts.ts";

// A database on a busy machine answers late, which isn't a failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeOnServer("counts that processes share", (url) => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "counts");
  });
  afterAll(() => database.close());

  const openCounts = () => createSharedCounts({ pool: database.pool, monotonic: () => 0 });
  const count = (key: string, seconds = 600) => openCounts().add({ key, points: 2, seconds });

  it("add up, each key by itself", async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => count("one")));
    expect(Math.max(...counts.map(({ points }) => points))).toBe(100);
    expect(counts.every(({ secondsLeft }) => secondsLeft > 0 && secondsLeft <= 600)).toBe(true);
    expect((await count("another")).points).toBe(2);
  });

  it("start over once they have ended, and keep their end until then", async () => {
    expect((await count("short", 0)).points).toBe(2);
    expect((await count("short", 600)).points).toBe(2);
    expect((await count("short", 6_000)).points).toBe(4);
    expect((await count("short", 6_000)).secondsLeft).toBeLessThanOrEqual(600);
  });

  it("never say to wait for longer than asked, though somebody who began later was first", async () => {
    const early = await database.pool.connect();
    try {
      await early.query("begin");
      await early.query("select pg_sleep(0.01)");
      await count("overtaken");
      const { add } = createSharedCounts({ pool: early, monotonic: () => 0 });
      const { secondsLeft } = await add({ key: "overtaken", points: 2, seconds: 600 });
      expect(secondsLeft).toBeLessThanOrEqual(600);
    } finally {
      await early.query("rollback");
      early.release();
    }
  });

  it("do not pile up", async () => {
    const { add } = openCounts();
    for (let index = 0; index < 256; index += 1) {
      await add({ key: `visitor-${index}`, points: 1, seconds: 0 });
    }
    const { rows } = await database.pool.query(
      "select key from rate_counts where key like 'visitor-%'",
    );
    expect(rows).toEqual([]);
  });
});

describe("counts in a database that does not answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const openHanging = () => {
    const query = vi.fn<() => Promise<never>>(() => new Promise<never>(() => {}));
    const state = { now: 0 };
    const { add } = createSharedCounts({ pool: { query } as never, monotonic: () => state.now });
    const outcomeOf = () => add({ key: "one", points: 1, seconds: 60 }).catch(() => "refused");
    return { query, state, outcomeOf };
  };

  it("are given up after a second, and asked for again two seconds later", async () => {
    const { query, state, outcomeOf } = openHanging();
    const first = outcomeOf();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toBe("refused");
    state.now = 1_999;
    expect(await outcomeOf()).toBe("refused");
    expect(query).toHaveBeenCalledTimes(1);
    state.now = 2_000;
    const second = outcomeOf();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await second).toBe("refused");
    expect(query).toHaveBeenCalledTimes(2);
  });

  it("keep no more than a hundred questions waiting", async () => {
    const { query, outcomeOf } = openHanging();
    const outcomes = Array.from({ length: 150 }, outcomeOf);
    expect(await outcomes.at(-1)).toBe("refused");
    expect(query).toHaveBeenCalledTimes(100);
  });
});
