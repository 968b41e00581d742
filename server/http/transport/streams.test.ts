import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { createStreams } from "./streams.ts";

const answer = (isGone = false) =>
  Object.assign(new EventEmitter(), { destroyed: isGone }) as unknown as ServerResponse;

function streamsOf(limits: { atOnce?: number; perPerson?: number } = {}) {
  const stopping = new AbortController();
  const streams = createStreams({
    atOnce: 3,
    perPerson: 2,
    ...limits,
    stopping: stopping.signal,
  });
  const open = (personId: string, response = answer()) => {
    const signal = streams.open({ response, personId });
    return { response, signal, isOpen: () => signal?.aborted === false };
  };
  return { streams, open, stopping };
}

describe("streams", () => {
  it("end a person's oldest to make room for their newest, and nobody else's", () => {
    const { open, streams } = streamsOf({ atOnce: 10 });
    const bob = open("bob");
    const own = [open("ada"), open("ada"), open("ada"), open("ada")];
    expect(own.map(({ isOpen }) => isOpen())).toEqual([false, false, true, true]);
    expect(bob.isOpen()).toBe(true);
    expect(streams.size()).toBe(3);
  });

  it("are refused beyond what the process takes, until one ends", () => {
    const { open, streams } = streamsOf();
    const [first] = [open("ada"), open("bob"), open("carol")];
    expect(open("dan").signal).toBeNull();
    first?.response.emit("close");
    expect(first?.isOpen()).toBe(false);
    expect(open("dan").isOpen()).toBe(true);
    expect(streams.size()).toBe(3);
  });

  it("make room for a person of a full process by what that person has", () => {
    const { open } = streamsOf({ atOnce: 2 });
    const [first, second] = [open("ada"), open("ada")];
    expect(open("ada").isOpen()).toBe(true);
    expect([first.isOpen(), second.isOpen()]).toEqual([false, true]);
  });

  it("free one place each, however often they end", () => {
    const { open, streams } = streamsOf({ perPerson: 1 });
    const first = open("ada");
    const second = open("ada");
    for (const { response } of [first, second, second]) response.emit("close");
    expect(streams.size()).toBe(0);
    expect([open("a"), open("b"), open("c")].every(({ isOpen }) => isOpen())).toBe(true);
    expect(open("d").signal).toBeNull();
  });

  it("take no place for a client that has gone", () => {
    const { open, streams } = streamsOf();
    expect(open("ada", answer(true)).signal).toBeNull();
    expect(streams.size()).toBe(0);
  });

  it("end when the process stops, and none is opened after that", () => {
    const { open, streams, stopping } = streamsOf();
    const opened = [open("ada"), open("ada"), open("bob")];
    stopping.abort();
    expect(opened.some(({ isOpen }) => isOpen())).toBe(false);
    expect(open("carol").signal).toBeNull();
    expect(streams.size()).toBe(0);
  });
});
