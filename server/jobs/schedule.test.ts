import { describe, expect, it } from "vitest";
import { createWorld } from "../world/world.ts";
import { MINUTE_MS } from "../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../services/shared/context.ts";
import { startJobs } from "./schedule.ts";

/** A context whose rounds begin when the sessions are read, and end when the test says so. */
function createRounds() {
  const world = createWorld();
  const ends: (() => void)[] = [];
  const sessions = {
    ...world.store.sessions,
    deleteExpired: () => new Promise<number>((resolve) => ends.push(() => resolve(0))),
  };
  const context: ProcessContext = { ...world, store: { ...world.store, sessions } };
  return {
    context,
    begun: () => ends.length,
    endLast: async () => {
      ends.at(-1)?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}

/** A timer that fires when the test says so. */
function createBell() {
  let work = () => {};
  const bell = { milliseconds: 0, isOn: false, ring: () => work() };
  const every = (milliseconds: number, given: () => void) => {
    work = given;
    Object.assign(bell, { milliseconds, isOn: true });
    return () => void (bell.isOn = false);
  };
  return { bell, timer: { every } };
}

describe("the schedule of the jobs", () => {
  it("begins at once, and again every minute", async () => {
    const rounds = createRounds();
    const { bell, timer } = createBell();
    startJobs({ context: rounds.context, timer });
    expect(bell.milliseconds).toBe(MINUTE_MS);
    expect(rounds.begun()).toBe(1);
    await rounds.endLast();
    bell.ring();
    expect(rounds.begun()).toBe(2);
  });

  it("does not begin a round while one is under way", async () => {
    const rounds = createRounds();
    const { bell, timer } = createBell();
    startJobs({ context: rounds.context, timer });
    bell.ring();
    bell.ring();
    expect(rounds.begun()).toBe(1);
    await rounds.endLast();
    bell.ring();
    expect(rounds.begun()).toBe(2);
  });

  it("stops when the round under way has ended", async () => {
    const rounds = createRounds();
    const { bell, timer } = createBell();
    const jobs = startJobs({ context: rounds.context, timer });
    let hasStopped = false;
    const stopped = jobs.stop().then(() => {
      hasStopped = true;
    });
    expect(bell.isOn).toBe(false);
    await Promise.resolve();
    expect(hasStopped).toBe(false);
    await rounds.endLast();
    await stopped;
    expect(hasStopped).toBe(true);
  });
});
