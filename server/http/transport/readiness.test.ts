import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

describe("whether a server can serve", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A database whose answers are given by the test. */
  function scene() {
    const asked: { answer: () => void; fail: () => void }[] = [];
    const ping = () =>
      new Promise<void>((resolve, reject) =>
        asked.push({ answer: resolve, fail: () => reject(new Error("away")) }),
      );
    let time = 0;
    const isReady = createReadiness({ ping, now: () => time });
    return { asked, isReady, pass: (milliseconds: number) => void (time += milliseconds) };
  }

  it("is asked of the database once for all who ask at the same time", async () => {
    const { asked, isReady } = scene();
    const answers = Array.from({ length: 500 }, isReady);
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([true]));
  });

  it("is asked again after a second, whatever the answer was", async () => {
    const { asked, isReady, pass } = scene();
    const first = isReady();
    asked[0]?.fail();
    expect(await first).toBe(false);
    pass(999);
    expect(await isReady()).toBe(false);
    expect(asked).toHaveLength(1);
    pass(1);
    const second = isReady();
    asked[1]?.answer();
    expect(await second).toBe(true);
  });

  it("is answered while the database hangs, which is not asked again until then", async () => {
    const { asked, isReady, pass } = scene();
    const first = isReady();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toBe(false);
    pass(60_000);
    expect(await isReady()).toBe(false);
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    pass(1_000);
    const later = isReady();
    asked[1]?.answer();
    expect(await later).toBe(true);
  });
});
