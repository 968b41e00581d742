import { beforeEach, describe, expect, it } from "vitest";
import { type World, createWorld } from "../world/world.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { RefusalError } from "../../src/domain/shared/errors.ts";
import type { Reaction } from "../services/shared/reaction.ts";
import { everyReaction } from "../testing/everyReaction.ts";
import type { RunOptions } from "./carryOut.ts";
import { drain, runDue } from "./runDue.ts";

const QUESTION = { id: "qst_1", position: 1, isRequired: true, question: "Why?" };
const never = { every: () => () => undefined };

describe("what is due", () => {
  let world: World;
  let logged: { level: string; message: string; details?: Record<string, unknown> | undefined }[];
  beforeEach(() => {
    world = createWorld();
    logged = [];
    world.log = (level, message, details) => void logged.push({ level, message, details });
  });

  const ask = (subjectId: string, dueAt = world.now()) =>
    world.store.outbox.append({ name: "refundOwed", subjectId, dueAt, at: world.now() });
  const optionsOf = (reaction: Reaction, changes: Partial<RunOptions> = {}): RunOptions => ({
    reactions: everyReaction(reaction),
    timer: never,
    random: () => 0.5,
    ...changes,
  });
  /** Whether anything is due by then. What looks is rolled back, so that it changes nothing. */
  const isDueIn = (milliseconds: number): Promise<boolean> =>
    world.store
      .transaction(async (inside) => {
        const now = world.now() + milliseconds;
        const rows = await inside.outbox.claim({ now, leaseMs: 0, limit: 1 });
        throw new Error(rows.length > 0 ? "due" : "not due");
      })
      .catch((error: Error) => error.message === "due");
  /** When the only row is due, in milliseconds from now; null if there isn't one. */
  const dueIn = async (): Promise<number | null> => {
    let [before, after] = [-1, DAY_MS];
    if (!(await isDueIn(after))) return null;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (await isDueIn(middle)) after = middle;
      else before = middle;
    }
    return after;
  };
  const dead = () => world.store.outbox.dead({ limit: 10 });
  const failing = (error: unknown = new Error("no")): Reaction => {
    return async () => {
      throw error;
    };
  };

  it("is told what happened, to what and when, and is gone when it is done", async () => {
    await ask("pay_1");
    const told: unknown[] = [];
    const happenedAt = world.now();
    world.clock.advance(SECOND_MS);
    const ran = await runDue(
      world,
      optionsOf(async (_context, due, signal) => void told.push({ ...due, signal })),
    );
    expect(ran).toBe(1);
    expect(told).toEqual([
      {
        subjectId: "pay_1",
        event: "refundOwed",
        attempts: 1,
        at: happenedAt,
        signal: expect.any(AbortSignal),
      },
    ]);
    expect(await dueIn()).toBeNull();
    expect(logged).toEqual([]);
  });

  it("runs eight at once and no more", async () => {
    for (let index = 0; index < 20; index += 1) await ask(`pay_${index}`);
    let [now, most] = [0, 0];
    const options = optionsOf(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now -= 1;
    });
    expect(await runDue(world, options)).toBe(8);
    expect(most).toBe(8);
    expect(await drain(world, options)).toBe(12);
    expect(most).toBe(8);
  });

  it("holds no transaction meanwhile", async () => {
    await ask("pay_1");
    const options = optionsOf(async ({ store }) => {
      await store.transaction((inside) => inside.questions.replaceAll([QUESTION]));
    });
    await runDue(world, options);
    expect(await world.store.questions.all()).toEqual([QUESTION]);
    expect(await dueIn()).toBeNull();
  });

  it("runs again when the reaction says, and not sooner than in a second", async () => {
    await ask("pay_1");
    const againAt = world.now() + MINUTE_MS;
    await drain(
      world,
      optionsOf(async () => ({ againAt })),
    );
    expect(await dueIn()).toBe(MINUTE_MS);
    world.clock.advance(MINUTE_MS);
    await drain(
      world,
      optionsOf(async () => ({ againAt })),
    );
    expect(await dueIn()).toBe(SECOND_MS);
  });

  it("is tried again after a pause that grows, and says so", async () => {
    await ask("pay_1");
    const pauses: (number | null)[] = [];
    for (let attempt = 1; attempt < 12; attempt += 1) {
      await drain(world, optionsOf(failing()));
      const pause = await dueIn();
      pauses.push(pause);
      world.clock.advance(pause ?? 0);
    }
    expect(pauses).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600].map((seconds) => (seconds * SECOND_MS) / 2),
    );
    expect(logged[0]).toEqual({
      level: "warn",
      message: "a reaction failed",
      details: { reaction: "refundPayment", subjectId: "pay_1", attempts: 1, error: "no" },
    });
    expect(logged).toHaveLength(11);
  });

  const failsTwelveTimes = async (reaction: Reaction) => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await drain(world, optionsOf(reaction, { random: () => 0.999 }));
      world.clock.advance(10 * MINUTE_MS);
    }
  };

  it("is a dead letter after twelve failures, logged in one line, and is tried no more", async () => {
    await ask("pay_1");
    await failsTwelveTimes(failing(new Error("no\nBearer abc")));
    expect(await dead()).toMatchObject([
      { subjectId: "pay_1", attempts: 12, lastError: "no Bearer [secret]" },
    ]);
    expect(logged.filter(({ level }) => level === "error")).toEqual([
      {
        level: "error",
        message: "a reaction is not tried again",
        details: {
          reaction: "refundPayment",
          subjectId: "pay_1",
          attempts: 12,
          error: "no Bearer [secret]",
        },
      },
    ]);
    expect(await drain(world, optionsOf(failing()))).toBe(0);
  });

  it("is no dead letter while an outside service is away, however long", async () => {
    await ask("pay_1");
    const away = failing(new RefusalError("CARD_PROVIDER_UNAVAILABLE"));
    await failsTwelveTimes(away);
    await failsTwelveTimes(away);
    expect(await dead()).toEqual([]);
    expect(logged.every(({ level }) => level === "warn")).toBe(true);
    expect(
      await drain(
        world,
        optionsOf(async () => undefined),
      ),
    ).toBe(1);
  });

  it("is a dead letter when its process ended each time", async () => {
    await ask("pay_1");
    for (let process = 0; process < 12; process += 1) {
      await world.store.outbox.claim({ now: world.now(), leaseMs: MINUTE_MS, limit: 1 });
      world.clock.advance(MINUTE_MS);
    }
    let runs = 0;
    await drain(
      world,
      optionsOf(async () => void (runs += 1)),
    );
    expect(runs).toBe(0);
    expect(await dead()).toMatchObject([{ lastError: "its process ended each time" }]);
  });

  it("has failed when it takes longer than 30 seconds, and is told to stop", async () => {
    await ask("pay_1");
    const rings: (() => void)[] = [];
    let isStarted = () => {};
    const started = new Promise<void>((resolve) => (isStarted = resolve));
    let isTold = false;
    const hanging: Reaction = (_context, _due, signal) => {
      isStarted();
      signal.addEventListener("abort", () => (isTold = true));
      return new Promise(() => undefined);
    };
    const timer = {
      every: (milliseconds: number, ring: () => void) => {
        expect(milliseconds).toBe(30 * SECOND_MS);
        rings.push(ring);
        return () => void rings.splice(rings.indexOf(ring), 1);
      },
    };
    const run = runDue(world, optionsOf(hanging, { timer }));
    await started;
    rings[0]?.();
    expect(await run).toBe(1);
    expect(isTold).toBe(true);
    expect(rings).toEqual([]);
    expect(logged[0]?.details).toMatchObject({ error: "not done within 30 seconds" });
    expect(await dueIn()).toBe(SECOND_MS / 2);
  });

  it("is run again when it is asked for while it runs", async () => {
    await ask("pay_1");
    let runs = 0;
    const ran = await drain(
      world,
      optionsOf(async () => {
        runs += 1;
        if (runs === 1) await ask("pay_1");
      }),
    );
    expect([ran, runs]).toEqual([2, 2]);
  });

  it("does not keep others waiting when one fails", async () => {
    for (const subject of ["bad", "good"]) await ask(subject);
    const done: string[] = [];
    await drain(
      world,
      optionsOf(async (_context, { subjectId }) => {
        if (subjectId === "bad") throw new Error("no");
        done.push(subjectId);
      }),
    );
    expect(done).toEqual(["good"]);
  });
});
