import { beforeEach, describe, expect, it } from "vitest";
import { type World, createWorld } from "../world/world.ts";
import { refuse } from "../../src/domain/shared/errors.ts";
import { SECOND_MS } from "../../src/domain/shared/limits.ts";
import type { Reaction } from "../services/shared/reaction.ts";
import type { Timer } from "../services/shared/timer.ts";
import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { everyReaction } from "../testing/everyReaction.ts";
import { createWorker } from "./worker.ts";

/** A timer that fires when the test says so. */
function createBell() {
  const rings = new Map<() => void, number>();
  const timer: Timer = {
    every: (milliseconds, work) => {
      rings.set(work, milliseconds);
      return () => void rings.delete(work);
    },
  };
  const ring = (milliseconds: number) => {
    for (const [work, every] of rings) if (every === milliseconds) work();
  };
  return { timer, ring, isOn: () => [...rings.values()].includes(SECOND_MS) };
}

/** Lets everything run that doesn't wait for a timer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("the worker", () => {
  let world: World;
  let bell: ReturnType<typeof createBell>;
  let logged: string[];
  /** Subjects that were started, and what ends each. */
  let begun: Map<string, () => void>;
  beforeEach(() => {
    world = createWorld();
    bell = createBell();
    logged = [];
    begun = new Map();
    world.log = (level, message) => void logged.push(`${level}: ${message}`);
  });

  const ask = (subjectId: string) => {
    const at = world.now();
    return world.store.outbox.append({ name: "refundOwed", subjectId, dueAt: at, at });
  };
  const refundPayment: Reaction = (_context, { subjectId }) =>
    new Promise((resolve) => begun.set(subjectId, () => resolve(undefined)));
  const workerOf = (reaction: Reaction = refundPayment, context = world) =>
    createWorker({
      lane: "WORK",
      context,
      reactions: everyReaction(reaction),
      timer: bell.timer,
      random: () => 0.5,
    });

  it("leaves what is of another lane to another worker", async () => {
    const at = world.now();
    await world.store.outbox.append({ name: "bookingMoved", subjectId: "b", dueAt: at, at });
    await ask("p");
    const worker = workerOf();
    worker.start();
    await settle();
    expect([...begun.keys()]).toEqual(["p"]);
  });

  it("runs what is due at its start, and looks again every second", async () => {
    await ask("a");
    const worker = workerOf();
    await settle();
    expect([...begun.keys()]).toEqual([]);
    worker.start();
    await settle();
    expect([...begun.keys()]).toEqual(["a"]);
    await ask("b");
    await settle();
    expect([...begun.keys()]).toEqual(["a"]);
    bell.ring(SECOND_MS);
    await settle();
    expect([...begun.keys()]).toEqual(["a", "b"]);
  });

  it("looks at once when it is woken, and again when it is woken meanwhile", async () => {
    let looks = 0;
    const { outbox } = world.store;
    const claim: typeof outbox.claim = async (query) => {
      looks += 1;
      await settle();
      return outbox.claim(query);
    };
    world.store = { ...world.store, outbox: { ...outbox, claim } };
    const worker = workerOf();
    worker.start();
    for (let times = 0; times < 10; times += 1) worker.wake();
    await settle();
    await settle();
    await settle();
    expect(looks).toBe(2);
    await ask("a");
    worker.wake();
    await settle();
    await settle();
    expect([...begun.keys()]).toEqual(["a"]);
  });

  it("is woken by what a kept transaction has appended", async () => {
    const store = createMemoryStore({ onDue: () => worker.wake() });
    const worker = workerOf(refundPayment, { ...world, store });
    worker.start();
    await settle();
    const at = world.now();
    await store.transaction(async (inside) => {
      await inside.outbox.append({ name: "refundOwed", subjectId: "a", dueAt: at, at });
    });
    await settle();
    expect([...begun.keys()]).toEqual(["a"]);
  });

  it("runs eight at once, and the next as soon as one has ended", async () => {
    for (let index = 0; index < 20; index += 1) await ask(`p${String(index).padStart(2, "0")}`);
    workerOf().start();
    await settle();
    expect(begun.size).toBe(8);
    bell.ring(SECOND_MS);
    await settle();
    expect(begun.size).toBe(8);
    begun.get("p00")?.();
    await settle();
    expect(begun.size).toBe(9);
    // A hanging one takes one place, and no more.
    for (let round = 0; round < 20; round += 1) {
      for (const [subject, end] of begun) if (subject !== "p01") end();
      await settle();
    }
    expect(begun.size).toBe(20);
  });

  it("begins nothing new when it stops, and waits for what runs", async () => {
    await ask("a");
    const worker = workerOf();
    worker.start();
    await settle();
    await ask("b");
    let hasStopped = false;
    const stopped = worker.stop().then(() => (hasStopped = true));
    expect(bell.isOn()).toBe(false);
    worker.wake();
    await settle();
    expect(hasStopped).toBe(false);
    begun.get("a")?.();
    await stopped;
    await worker.stop();
    expect([...begun.keys()]).toEqual(["a"]);
    // Done work is recorded; the rest is another process's.
    const rest = await world.store.outbox.claim({ now: world.now(), leaseMs: 1, limit: 10 });
    expect(rest.map(({ subjectId }) => subjectId)).toEqual(["b"]);
  });

  it("stops although a reaction hangs, when its deadline is over", async () => {
    await ask("a");
    const worker = workerOf();
    worker.start();
    await settle();
    const stopped = worker.stop();
    bell.ring(30 * SECOND_MS);
    await stopped;
    expect(logged).toEqual(["warn: a reaction failed"]);
  });

  it("says nothing of a database that is away, which says so itself", async () => {
    const { outbox } = world.store;
    const claim = async () => refuse("UNAVAILABLE");
    world.store = { ...world.store, outbox: { ...outbox, claim } };
    workerOf().start();
    await settle();
    expect(logged).toEqual([]);
  });

  it("says once that the database is away, and once that it is back", async () => {
    const { outbox } = world.store;
    let isAway = true;
    const claim: typeof outbox.claim = (query) =>
      isAway ? Promise.reject(new Error("connection refused")) : outbox.claim(query);
    world.store = { ...world.store, outbox: { ...outbox, claim } };
    await ask("a");
    workerOf().start();
    const poll = async () => {
      bell.ring(SECOND_MS);
      await settle();
    };
    for (let second = 0; second < 5; second += 1) await poll();
    expect(logged).toEqual(["warn: the worker cannot reach its database"]);
    isAway = false;
    await poll();
    await poll();
    expect(logged.slice(1)).toEqual(["info: the worker reaches its database again"]);
    expect([...begun.keys()]).toEqual(["a"]);
  });

  it("goes on when it cannot note how a reaction ended: the lease then ends", async () => {
    const { outbox } = world.store;
    let notes = 0;
    const done: typeof outbox.done = (row) => {
      notes += 1;
      return notes === 1 ? Promise.reject(new Error("connection lost")) : outbox.done(row);
    };
    world.store = { ...world.store, outbox: { ...outbox, done } };
    await ask("a");
    let runs = 0;
    const worker = workerOf(async () => void (runs += 1));
    worker.start();
    await settle();
    bell.ring(SECOND_MS);
    await settle();
    expect(runs).toBe(1);
    world.clock.advance(60 * SECOND_MS);
    bell.ring(SECOND_MS);
    await settle();
    expect([runs, notes]).toEqual([2, 2]);
    await worker.stop();
  });
});
