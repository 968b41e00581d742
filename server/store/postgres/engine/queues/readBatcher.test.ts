import { setImmediate as turn } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createReadBatcher } from "./readBatcher.ts";

/** What went over one connection, from acquiring to releasing it. */
interface Trip {
  asked: string[];
  /** Sent before anything was answered. */
  sentTogether: string[];
  isReleased: boolean;
}

describe("reads outside transactions", () => {
  let trips: Trip[];
  let pool: PostgresPool;
  beforeEach(() => {
    trips = [];
    pool = {
      options: {},
      end: async () => undefined,
      connect: async () => {
        const trip: Trip = { asked: [], sentTogether: [], isReleased: false };
        trips.push(trip);
        return clientOf(trip);
      },
    };
  });

  it("of one turn go over one connection, none waiting for another's answer", async () => {
    const ask = createReadBatcher(pool);
    const texts = ["a", "b", "c"];
    const rows = await Promise.all(texts.map((text) => ask(text, [text.length])));
    expect(rows).toEqual(texts.map((text) => [{ text, values: [1] }]));
    await turn();
    expect(trips).toEqual([{ asked: texts, sentTogether: texts, isReleased: true }]);
  });

  it("of another turn go by themselves", async () => {
    const ask = createReadBatcher(pool);
    await ask("a", []);
    await ask("b", []);
    expect(trips.map(({ asked }) => asked)).toEqual([["a"], ["b"]]);
  });

  it("fail each for itself", async () => {
    const ask = createReadBatcher(pool);
    const outcomes = await Promise.allSettled([ask("a", []), ask("fail", []), ask("c", [])]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await turn();
    expect(trips).toMatchObject([{ isReleased: true }]);
  });

  it("all fail where there is no connection", async () => {
    const refused = new Error("no database");
    const ask = createReadBatcher({ ...pool, connect: () => Promise.reject(refused) });
    const outcomes = await Promise.allSettled([ask("a", []), ask("b", [])]);
    const failure = { status: "rejected", reason: refused };
    expect(outcomes).toEqual([failure, failure]);
  });

  it("that are many share several connections", async () => {
    const ask = createReadBatcher(pool);
    await Promise.all(Array.from({ length: 40 }, (_, index) => ask(String(index), [])));
    expect(trips.map(({ asked }) => asked.length)).toEqual([16, 16, 8]);
  });
});

function clientOf(trip: Trip): PostgresPoolClient {
  let isAnswered = false;
  const query = async (text: string, values: readonly unknown[]) => {
    trip.asked.push(text);
    if (!isAnswered) trip.sentTogether.push(text);
    await Promise.resolve();
    isAnswered = true;
    if (text === "fail") throw new Error("failed");
    return { command: "SELECT" as const, rowCount: 1, rows: [{ text, values }] };
  };
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: () => void (trip.isReleased = true),
  };
}
