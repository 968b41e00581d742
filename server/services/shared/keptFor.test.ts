import { beforeEach, describe, expect, it } from "vitest";
import { keptFor } from "./keptFor.ts";

describe("an answer that is kept for a while", () => {
  let time: number;
  let asked: number;
  let answer: () => Promise<number>;
  let read: () => Promise<number>;

  beforeEach(() => {
    [time, asked] = [1_000, 0];
    answer = async () => asked;
    const ask = () => {
      asked += 1;
      return answer();
    };
    read = keptFor(100, { now: () => time, ask });
  });

  it("is asked for once, also by many at once, until it is too old", async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    time += 99;
    expect(await read()).toBe(1);
    time += 1;
    expect(await read()).toBe(2);
  });

  it("is asked for again after the clock has gone back", async () => {
    await read();
    time -= 1;
    expect(await read()).toBe(2);
  });

  it("is asked for again after a failure", async () => {
    answer = () => Promise.reject(new Error("away"));
    await expect(read()).rejects.toThrow("away");
    answer = async () => asked;
    expect(await read()).toBe(2);
  });
});
