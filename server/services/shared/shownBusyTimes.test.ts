import { describe, expect, it } from "vitest";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { SHOWN_BUSY_TIMES_MAX, createShownBusyTimes } from "./shownBusyTimes.ts";

const busy = (start: number): Interval[] => [{ start, end: start + 1 }];

describe("the busy times that a process keeps", () => {
  const open = () => {
    const clock = { now: 0 };
    const shown = createShownBusyTimes({ now: () => clock.now });
    let asked = 0;
    const read = (
      about: string,
      { ownerId = "usr_1", answer = Promise.resolve(busy(asked)) } = {},
    ) =>
      shown.read({ ownerId, about }, () => {
        asked += 1;
        return answer;
      });
    return { clock, shown, read, asked: () => asked };
  };

  it("are those asked for last: the oldest go when there would be too many", async () => {
    const { read, asked } = open();
    for (let month = 0; month <= SHOWN_BUSY_TIMES_MAX; month += 1) await read(`month ${month}`);
    await read("month 1");
    expect(asked()).toBe(SHOWN_BUSY_TIMES_MAX + 1);
    await read("month 0");
    expect(asked()).toBe(SHOWN_BUSY_TIMES_MAX + 2);
  });

  it("are read again once the machine's clock was set back", async () => {
    const { clock, read, asked } = open();
    await read("march");
    clock.now -= 1;
    await read("march");
    expect(asked()).toBe(2);
  });

  it("are one creator's each, and forgotten with the others of that creator alone", async () => {
    const { shown, read, asked } = open();
    await read("march");
    await read("april");
    await read("march", { ownerId: "usr_2" });
    expect(asked()).toBe(3);
    shown.forget("usr_1");
    await read("march", { ownerId: "usr_2" });
    expect(asked()).toBe(3);
    await read("march");
    await read("april");
    expect(asked()).toBe(5);
  });

  it("are not those of a question that was forgotten while it was asked", async () => {
    const { shown, read } = open();
    const { promise, resolve } = Promise.withResolvers<Interval[]>();
    const early = read("march", { answer: promise });
    shown.forget("usr_1");
    expect(await read("march", { answer: Promise.resolve(busy(2)) })).toEqual(busy(2));
    resolve(busy(1));
    expect(await early).toEqual(busy(1));
    expect(await read("march")).toEqual(busy(2));
  });

  it("are not those of a failure, whose next question stays", async () => {
    const { shown, read } = open();
    const { promise, reject } = Promise.withResolvers<Interval[]>();
    const failing = read("march", { answer: promise });
    shown.forget("usr_1");
    await read("march", { answer: Promise.resolve(busy(2)) });
    reject(new Error("away"));
    await expect(failing).rejects.toThrow("away");
    expect(await read("march")).toEqual(busy(2));
  });
});
