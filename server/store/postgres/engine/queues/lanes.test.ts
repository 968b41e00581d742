import type { Pool, PoolClient } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginOf } from "../connections/boundedDialect.ts";
import { DEADLINES, QUEUES, READ_PLACES_PER_READER } from "../connections/deadlines.ts";
import { openLanes } from "./lanes.ts";

const BEGIN = beginOf(DEADLINES);

/** A pool whose queries are answered when the test says so; what begins a transaction, at once. */
function openPool(max: number) {
  const running: { text: string; answer: () => void }[] = [];
  let used = 0;
  const client = {
    query: ({ text }: { text: string }) =>
      new Promise((resolve) => {
        const answer = () => resolve({ rows: [] });
        if (text === BEGIN) answer();
        else running.push({ text, answer });
      }),
    release: () => (used -= 1),
  };
  const pool = {
    options: { max },
    waitingCount: 0,
    connect: async () => {
      used += 1;
      return { ...client } as unknown as PoolClient;
    },
  } as unknown as Pool;
  return { pool, running, used: () => used };
}

const READ = "select title from payments";

describe("a statement's way to a connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  let reader: string | null = null;
  const open = (max = 10) => {
    const { pool, running, used } = openPool(max);
    const { statements } = openLanes(pool, { reader: () => reader });
    /** Queries on its own connection, as kysely does. */
    const ask = async (text: string) => {
      const connection = await statements.connect();
      try {
        return await connection.query<object>(text, []);
      } finally {
        connection.release();
      }
    };
    /** Begins a transaction that doesn't end by itself. */
    const begin = async () => {
      const connection = await statements.connect();
      await connection.query(BEGIN, []);
      return connection;
    };
    const rest = () => vi.advanceTimersByTimeAsync(0);
    return { ask, begin, running, used, rest };
  };
  beforeEach(() => void (reader = null));

  it("is free for reads while transactions have all the places that they may have", async () => {
    const { ask, begin, running, rest } = open();
    for (let each = 0; each < 6; each += 1) await begin();
    void ask("update payments set title = 'x'").catch(() => {});
    void ask(`${READ} for update`).catch(() => {});
    void ask(`${READ} for no key update`).catch(() => {});
    void ask(READ);
    void ask(`\n  ${READ}`);
    await rest();
    expect(running.map(({ text }) => text)).toEqual([READ, `\n  ${READ}`]);
  });

  it("is free for a transaction while reads have all the places that they may have", async () => {
    const { ask, begin, running, used, rest } = open();
    for (let each = 0; each < 20; each += 1) void ask(READ);
    await rest();
    expect(running).toHaveLength(8);
    const transaction = await begin();
    void transaction.query("update payments", []);
    await rest();
    expect(running.at(-1)?.text).toBe("update payments");
    expect(used()).toBeLessThanOrEqual(10);
  });

  it("is one of two for the reads of one person, and free for everybody else's", async () => {
    const { ask, running, rest } = open();
    reader = "usr_greedy";
    for (let each = 0; each < 6; each += 1) void ask(READ);
    await rest();
    expect(running).toHaveLength(READ_PLACES_PER_READER);
    reader = "usr_modest";
    void ask("select 1");
    await rest();
    expect(running.at(-1)?.text).toBe("select 1");
    running[0]?.answer();
    await rest();
    expect(running.at(-1)?.text).toBe(READ);
    expect(running).toHaveLength(READ_PLACES_PER_READER + 2);
  });

  it("is refused to a person whose reads have waited too long, or are too many", async () => {
    const { ask, rest } = open();
    reader = "usr_greedy";
    for (let each = 0; each < READ_PLACES_PER_READER; each += 1) void ask(READ);
    await rest();
    const waiting = Array.from({ length: QUEUES.readOfPerson }, () =>
      ask(READ).catch(({ code }) => code),
    );
    await rest();
    await expect(ask(READ)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await vi.advanceTimersByTimeAsync(DEADLINES.turnMs);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["UNAVAILABLE"]));
  });

  it("is given back by callers that got none", async () => {
    const { pool, running } = openPool(10);
    pool.connect = () => Promise.reject(new Error("no connection"));
    const { statements } = openLanes(pool, { reader: () => "usr_unlucky" });
    for (let each = 0; each < 12; each += 1) {
      const connection = await statements.connect();
      await expect(connection.query(READ, [])).rejects.toThrow("no connection");
    }
    expect(running).toEqual([]);
  });
});
