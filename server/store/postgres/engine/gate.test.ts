import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createGate } from "./gate.ts";

describe("a gate", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const open = (options: { places?: number; waitingMax?: number } = {}) =>
    createGate({
      places: 1,
      waitingMax: 2,
      waitMs: 100,
      refusal: () => new Error("full"),
      ...options,
    });

  it("lets in as many as it has places, and the next when one leaves, in order", async () => {
    const gate = open({ places: 2 });
    const order: string[] = [];
    const first = await gate.enter();
    const second = await gate.enter();
    const third = gate.enter().then((leave) => (order.push("third"), leave));
    const fourth = gate.enter().then((leave) => (order.push("fourth"), leave));
    expect(gate.tryEnter()).toBeNull();
    first();
    (await third)();
    (await fourth)();
    expect(order).toEqual(["third", "fourth"]);
    expect(gate.isEmpty()).toBe(false);
    second();
    expect(gate.isEmpty()).toBe(true);
  });

  it("refuses at once when too many wait", async () => {
    const gate = open({ waitingMax: 1 });
    const leave = await gate.enter();
    const waiting = gate.enter();
    await expect(gate.enter()).rejects.toThrow("full");
    leave();
    (await waiting)();
  });

  it("refuses who has waited too long, and forgets them", async () => {
    const gate = open();
    const leave = await gate.enter();
    const refused = gate.enter().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(100);
    expect(await refused).toBe("full");
    leave();
    expect(gate.isEmpty()).toBe(true);
  });
});
