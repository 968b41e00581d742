import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

const open = (waitingMax = 10) => createTurns({ waitingMax, waitMs: 10_000 });

/** Work that takes a key and holds it until released; `begins` counts its starts. */
function stay(turns: ReturnType<typeof open>, keys: readonly string[]) {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  const state = { begins: 0, isIn: false };
  const ended = turns.run(async (turn) => {
    state.begins += 1;
    for (const key of keys) turn.take(key);
    state.isIn = true;
    await isOver;
  });
  return { state, ended, letGo };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  it("run work of one key one after the other, and work of others alongside it", async () => {
    const turns = open();
    const first = stay(turns, ["a"]);
    const second = stay(turns, ["a"]);
    const other = stay(turns, ["b"]);
    await settle();
    expect([first, second, other].map(({ state }) => state.isIn)).toEqual([true, false, true]);
    first.letGo();
    await first.ended;
    await settle();
    expect(second.state).toEqual({ begins: 2, isIn: true });
    second.letGo();
    other.letGo();
    await Promise.all([second.ended, other.ended]);
  });

  it("go on after work that fails", async () => {
    const turns = open();
    const failing = turns.run(async ({ take }) => {
      take("a");
      throw new Error("fails");
    });
    await expect(failing).rejects.toThrow("fails");
    const next = stay(turns, ["a"]);
    expect(next.state).toEqual({ begins: 1, isIn: true });
    next.letGo();
    await next.ended;
  });

  it("refuse who would be behind too many", async () => {
    const turns = open(1);
    const [first, second, third] = [1, 2, 3].map(() => stay(turns, ["a"]));
    await expect(third?.ended).rejects.toMatchObject({ code: "UNAVAILABLE" });
    first?.letGo();
    second?.letGo();
    await Promise.all([first?.ended, second?.ended]);
  });

  it("never let two wait for each other's key", async () => {
    const turns = open();
    const begin = async (keys: readonly [string, string]) =>
      turns.run(async ({ take }) => {
        take(keys[0]);
        await settle();
        take(keys[1]);
      });
    const both = Promise.all([begin(["a", "b"]), begin(["b", "a"])]);
    await expect(both).resolves.toHaveLength(2);
  });
});
