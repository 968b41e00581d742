import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { atQuietTurn } from "./quietTurn.ts";

/** A port with the clock in the test's hand; `turns` lets that many turns of that length pass. */
function openPort() {
  const port = new EventEmitter();
  const state = { now: 0, isClosed: false };
  const closing = { monotonic: () => state.now, close: () => void (state.isClosed = true) };
  atQuietTurn(port as never, closing);
  return {
    port,
    state,
    turns: async (count: number, milliseconds: number, happens = () => {}) => {
      for (let turn = 0; turn < count && !state.isClosed; turn += 1) {
        state.now += milliseconds;
        happens();
        await nextTurn();
      }
      return state.isClosed;
    },
  };
}

it("is there when nobody has come for some milliseconds", async () => {
  const { turns } = openPort();
  expect(await turns(90, 0.05)).toBe(false);
  expect(await turns(20, 0.05)).toBe(true);
});

it("is not there while people come, or have just got an answer, but for a second", async () => {
  const { port, turns, state } = openPort();
  expect(await turns(100, 3, () => port.emit("connection"))).toBe(false);
  const answer = new EventEmitter();
  port.emit("request", null, answer);
  expect(await turns(60, 0.05)).toBe(false);
  answer.emit("close");
  expect(await turns(60, 0.05)).toBe(false);
  expect(await turns(10_000, 3, () => port.emit("drop"))).toBe(true);
  expect(state.now).toBeLessThan(1_010);
});

it("is not a long turn, in which somebody may have come", async () => {
  const { turns } = openPort();
  expect(await turns(100, 5)).toBe(false);
  expect(await turns(2, 0.05)).toBe(true);
});

it("leaves nothing behind", async () => {
  const { port, turns } = openPort();
  await turns(1_000, 0.05);
  expect(port.eventNames()).toEqual([]);
});
