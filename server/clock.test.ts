import { describe, expect, it } from "vitest";
import { refuse } from "../src/domain/shared/errors.ts";
import { MINUTE_MS } from "../src/domain/shared/limits.ts";
import { type Clock, createOwnClock, startDatabaseClock } from "./clock.ts";

const NOON = Date.UTC(2026, 2, 2, 12);
const HOUR = 60 * MINUTE_MS;
const SECOND = 1_000;

/** A machine and a database whose clocks are given, and what the process says in its log. */
function createMachine({ wallIsAheadBy = 0, roundTrip = 10 } = {}) {
  const log: string[] = [];
  const machine = {
    log,
    /** Real time that has passed. */
    passed: 0,
    /** Time for which the machine was suspended. */
    slept: 0,
    wallIsAheadBy,
    databaseIsAheadBy: 0,
    /** Each round trip's length and the part of it before the database reads its clock. */
    trips: [] as { length: number; before: number }[],
    isDatabaseDown: false,
    /** Called while the database answers. */
    duringAnswer: () => {},
    answers: 0,
    isTimerOn: false,
    ring: () => {},
    realTime: () => NOON + machine.passed,
    pass: (milliseconds: number) => void (machine.passed += milliseconds),
    suspend: (milliseconds: number) => {
      machine.passed += milliseconds;
      machine.slept += milliseconds;
    },
    monotonic: () => 5_000 + machine.passed - machine.slept,
    wall: () => NOON + machine.passed + machine.wallIsAheadBy,
    databaseTime: async () => {
      if (machine.isDatabaseDown) throw new Error("it is away");
      const { length, before } = machine.trips.shift() ?? {
        length: roundTrip,
        before: roundTrip / 2,
      };
      machine.pass(before);
      const time = machine.realTime() + machine.databaseIsAheadBy;
      machine.pass(length - before);
      machine.duringAnswer();
      machine.answers += 1;
      return time;
    },
    timer: {
      every: (milliseconds: number, work: () => void) => {
        expect(milliseconds).toBe(MINUTE_MS);
        machine.ring = work;
        machine.isTimerOn = true;
        return () => void (machine.isTimerOn = false);
      },
    },
  };
  const options = {
    ...machine,
    monotonic: () => machine.monotonic(),
    log: (level: string, message: string) => void log.push(`${level} ${message}`),
  };
  return { machine, start: () => startDatabaseClock(options) };
}

/** Lets what the clock has started finish. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("the clock of a process that shares its database", () => {
  it.each([
    ["20 minutes ahead", 20 * MINUTE_MS],
    ["an hour behind", -HOUR],
    ["right", 0],
  ])("has the database's time on a machine whose clock is %s", async (_, wallIsAheadBy) => {
    const { machine, start } = createMachine({ wallIsAheadBy });
    const clock = await start();
    expect(clock.now()).toBe(machine.realTime());
    machine.pass(90 * MINUTE_MS);
    expect(clock.now()).toBe(machine.realTime());
  });

  it("takes the measurement with the smallest round trip", async () => {
    const { machine, start } = createMachine();
    machine.trips = [
      { length: 400, before: 400 },
      { length: 20, before: 10 },
      { length: 900, before: 0 },
    ];
    const clock = await start();
    expect(clock.now()).toBe(machine.realTime());
    expect(machine.answers).toBe(3);
  });

  it("follows a database that is ahead of what it knew, at the next renewal", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    machine.databaseIsAheadBy = 3 * SECOND;
    expect(clock.now()).toBe(machine.realTime());
    machine.ring();
    await settle();
    expect(clock.now()).toBe(machine.realTime() + 3 * SECOND);
  });

  it("does not go back for a little: it runs at half speed until the database has caught up", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    machine.databaseIsAheadBy = -10 * SECOND;
    const before = clock.now();
    machine.ring();
    await settle();
    const seen = [before];
    for (let step = 0; step < 25; step += 1) {
      machine.pass(SECOND);
      seen.push(clock.now());
    }
    const steps = seen.slice(1).map((time, index) => time - (seen[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(SECOND / 2);
    expect(clock.now()).toBe(machine.realTime() - 10 * SECOND);
  });

  it("goes back at once, and says so, when the database's clock was wrong for a minute", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    const renew = async () => {
      machine.pass(MINUTE_MS);
      machine.ring();
      await settle();
    };
    machine.databaseIsAheadBy = 40 * 24 * HOUR;
    await renew();
    expect(clock.now()).toBe(machine.realTime() + 40 * 24 * HOUR);
    machine.databaseIsAheadBy = 0;
    await renew();
    expect(clock.now()).toBe(machine.realTime());
    await renew();
    expect(clock.now()).toBe(machine.realTime());
    expect(machine.log).toEqual([
      "warn this machine's clock is wrong; the database's time counts",
      "error the time went back to the database's",
      "info this machine's clock agrees with the database again",
    ]);
  });

  it.each([
    ["does not go back", "by ten seconds", -10 * SECOND, false],
    ["goes back", "by more", -10 * SECOND - 1, true],
  ])("%s when the database's clock is set back %s", async (_, __, isAheadBy, goesBack) => {
    const { machine, start } = createMachine({ roundTrip: 0 });
    const clock = await start();
    const before = clock.now();
    machine.databaseIsAheadBy = isAheadBy;
    machine.ring();
    await settle();
    expect(clock.now()).toBe(goesBack ? before + isAheadBy : before);
    expect(machine.log.some((line) => line.startsWith("error"))).toBe(goesBack);
  });

  it("goes back when many small steps ahead of the database come to more than ten seconds", async () => {
    const { machine, start } = createMachine({ roundTrip: 0 });
    const clock = await start();
    for (let step = 0; step < 2; step += 1) {
      machine.databaseIsAheadBy -= 6 * SECOND;
      machine.ring();
      await settle();
    }
    expect(clock.now()).toBe(machine.realTime() - 12 * SECOND);
  });

  it("keeps its offset where a measurement is too coarse to better it", async () => {
    const { machine, start } = createMachine({ roundTrip: 2 });
    const clock = await start();
    machine.trips = Array.from({ length: 3 }, () => ({ length: 4 * SECOND, before: 4 * SECOND }));
    machine.ring();
    await settle();
    expect(clock.now()).toBe(machine.realTime());
  });

  it("asks again at once after the machine was suspended", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    machine.suspend(HOUR);
    const before = clock.now();
    expect(before).toBe(machine.realTime() - HOUR);
    await settle();
    expect(clock.now()).toBe(machine.realTime());
  });

  it("believes no answer during which the machine was suspended", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    machine.duringAnswer = () => {
      if (machine.answers === 4) machine.suspend(HOUR);
    };
    machine.ring();
    await settle();
    expect(clock.now()).toBe(machine.realTime());
  });

  it("stays where it was when somebody sets the machine's clock, and says once that it is wrong", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    machine.wallIsAheadBy = 40 * 24 * HOUR;
    expect(clock.now()).toBe(machine.realTime());
    await settle();
    expect(clock.now()).toBe(machine.realTime());
    machine.ring();
    await settle();
    machine.wallIsAheadBy = 0;
    clock.now();
    await settle();
    expect(machine.log).toEqual([
      "warn this machine's clock is wrong; the database's time counts",
      "info this machine's clock agrees with the database again",
    ]);
  });

  it("says so at the start when the machine's clock is off by more than two seconds, and not below", async () => {
    for (const [wallIsAheadBy, lines] of [
      [2_001, 1],
      [-2_001, 1],
      [1_999, 0],
      [-1_999, 0],
    ] as const) {
      const { machine, start } = createMachine({ wallIsAheadBy, roundTrip: 0 });
      await start();
      expect(machine.log, `${wallIsAheadBy} ms`).toHaveLength(lines);
    }
  });

  it("goes on with the last offset while the database does not answer, and says so once", async () => {
    const { machine, start } = createMachine({ wallIsAheadBy: SECOND });
    const clock = await start();
    machine.isDatabaseDown = true;
    for (let minute = 0; minute < 3; minute += 1) {
      machine.pass(MINUTE_MS);
      machine.ring();
      await settle();
      expect(clock.now()).toBe(machine.realTime());
    }
    machine.isDatabaseDown = false;
    machine.ring();
    await settle();
    expect(machine.log).toEqual([
      "warn the database does not tell the time; the last offset stays",
      "info the database tells the time again",
    ]);
  });

  it("says nothing of a database that is away, which says so itself", async () => {
    const { machine, start } = createMachine();
    await start();
    machine.databaseTime = async () => refuse("UNAVAILABLE");
    machine.pass(MINUTE_MS);
    machine.ring();
    await settle();
    expect(machine.log).toEqual([]);
  });

  it("does not start without the database's time", async () => {
    const { machine, start } = createMachine();
    machine.isDatabaseDown = true;
    await expect(start()).rejects.toThrow("it is away");
    expect(machine.isTimerOn).toBe(false);
  });

  it("stops asking once it is stopped", async () => {
    const { machine, start } = createMachine();
    const clock = await start();
    clock.stop();
    machine.suspend(HOUR);
    clock.now();
    await settle();
    expect(machine.isTimerOn).toBe(false);
    expect(machine.answers).toBe(3);
  });
});

describe("the clock of a process that has its database for itself", () => {
  let wall = NOON;
  const openAtNoon = (): Clock => {
    wall = NOON;
    return createOwnClock({ wall: () => wall });
  };

  it("is the machine's, a jump ahead included", () => {
    const clock = openAtNoon();
    wall += HOUR;
    expect(clock.now()).toBe(NOON + HOUR);
  });

  it("pauses where the machine's is corrected by up to two seconds", () => {
    const clock = openAtNoon();
    wall -= 2 * SECOND;
    expect(clock.now()).toBe(NOON);
    wall += 2 * SECOND + 1;
    expect(clock.now()).toBe(NOON + 1);
  });

  it("follows at once where the machine's is set back further", () => {
    const clock = openAtNoon();
    wall -= HOUR;
    expect(clock.now()).toBe(NOON - HOUR);
  });
});
