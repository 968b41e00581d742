import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openServerForTests, type ServerTestDatabase } from "../../testing/databases.ts";
import { createSharedCounts } from "./sharedCounts.ts";

// A database on a busy machine answers late, which is no failure.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const url = process.env["TEST_DATABASE_URL"] ?? "";

describe.skipIf(url === "")("counts that processes share", () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openServerForTests(url, "counts");
  });
  afterAll(() => database.close());

  const count = (key: string, seconds = 600) =>
    createSharedCounts(database.pool).add({ key, points: 2, seconds });

  it("add up, each key by itself", async () => {
    const counts = await Promise.all(Array.from({ length: 50 }, () => count("one")));
    expect(Math.max(...counts.map(({ points }) => points))).toBe(100);
    expect(counts.every(({ secondsLeft }) => secondsLeft > 0 && secondsLeft <= 600)).toBe(true);
    expect((await count("another")).points).toBe(2);
  });

  it("begin anew once they have ended, and keep their end until then", async () => {
    expect((await count("short", 0)).points).toBe(2);
    expect((await count("short", 600)).points).toBe(2);
    expect((await count("short", 6_000)).points).toBe(4);
    expect((await count("short", 6_000)).secondsLeft).toBeLessThanOrEqual(600);
  });

  it("do not pile up", async () => {
    const { add } = createSharedCounts(database.pool);
    for (let index = 0; index < 256; index += 1) {
      await add({ key: `visitor-${index}`, points: 1, seconds: 0 });
    }
    const { rows } = await database.pool.query(
      "select key from rate_counts where key like 'visitor-%'",
    );
    expect(rows).toEqual([]);
  });
});
