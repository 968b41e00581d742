import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RefusalError } from "../../src/domain/shared/errors.ts";
import { createConcurrencyLimit } from "./concurrencyLimit.ts";

describe("a concurrency limit", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (options: { places?: number; waitingMax?: number } = {}) =>
    createConcurrencyLimit({ places: 1, waitingMax: 2, waitMs: 100, ...options });

  it("lets in as many as it has places, and the next when one leaves, in order", async () => {
    const limit = open({ places: 2 });
    const order: string[] = [];
    const first = await limit.enter();
    const second = await limit.enter();
    const third = limit.enter().then((leave) => (order.push("third"), leave));
    const fourth = limit.enter().then((leave) => (order.push("fourth"), leave));
    expect(limit.tryEnter()).toBeNull();
    first();
    (await third)();
    (await fourth)();
    expect(order).toEqual(["third", "fourth"]);
    expect(limit.isEmpty()).toBe(false);
    second();
    expect(limit.isEmpty()).toBe(true);
  });

  it("refuses at once when too many wait", async () => {
    const limit = open({ waitingMax: 1 });
    const leave = await limit.enter();
    const waiting = limit.enter();
    await expect(limit.enter()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    leave();
    (await waiting)();
  });

  it("refuses callers that have waited too long, and forgets them", async () => {
    const limit = open();
    const leave = await limit.enter();
    const refused = limit.enter().catch((error: RefusalError) => error.code);
    await vi.advanceTimersByTimeAsync(100);
    expect(await refused).toBe("UNAVAILABLE");
    leave();
    expect(limit.isEmpty()).toBe(true);
  });

  it("by default has no queue, and a queue has no limit of time", async () => {
    const strict = createConcurrencyLimit({ places: 1 });
    await strict.enter();
    await expect(strict.enter()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    const patient = createConcurrencyLimit({ places: 1, waitingMax: 1 });
    await patient.enter();
    void patient.enter();
    expect(vi.getTimerCount()).toBe(0);
  });
});
