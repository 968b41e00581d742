import { describe, expect, it } from "vitest";
import { settle } from "../session/testing/fakeBrowser.ts";
import { createTurns } from "./turns.ts";

/** Calls over a server that answers on demand. */
function open() {
  const inTurn = createTurns<string>();
  const sent: { of: string; answer: () => void; refuse: () => void }[] = [];
  const call = (of: string) =>
    inTurn({ command: { of } }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      sent.push({ of, answer: () => resolve(`${of} done`), refuse: () => reject(new Error(of)) });
      return promise;
    });
  const names = () => sent.map(({ of }) => of);
  return { call, sent, names };
}

describe("calls in turn", () => {
  it("sends once what is asked twice at once, and answers both", async () => {
    const { call, sent, names } = open();
    const both = Promise.all([call("A"), call("A")]);
    sent[0]?.answer();
    expect(await both).toEqual(["A done", "A done"]);
    expect(names()).toEqual(["A"]);
  });

  it("sends something else after the answer, and answers each with its own", async () => {
    const { call, sent, names } = open();
    const both = Promise.all([call("A"), call("B")]);
    await settle();
    expect(names()).toEqual(["A"]);
    sent[0]?.answer();
    await settle();
    expect(names()).toEqual(["A", "B"]);
    sent[1]?.answer();
    expect(await both).toEqual(["A done", "B done"]);
  });

  it("sends what waits after a refusal, too", async () => {
    const { call, sent, names } = open();
    const first = call("A").catch(String);
    const second = call("B");
    sent[0]?.refuse();
    expect(await first).toBe("Error: A");
    await settle();
    sent[1]?.answer();
    expect(await second).toBe("B done");
    expect(names()).toEqual(["A", "B"]);
  });

  it("ends where the person ended who changes it there and back again", async () => {
    const { call, sent, names } = open();
    const all = Promise.all([call("on"), call("off"), call("on")]);
    for (const turn of [0, 1, 2]) {
      sent[turn]?.answer();
      await settle();
    }
    expect(await all).toEqual(["on done", "off done", "on done"]);
    expect(names()).toEqual(["on", "off", "on"]);
  });

  it("sends the same again once it is answered", async () => {
    const { call, sent, names } = open();
    for (const turn of [0, 1]) {
      const answer = call("A");
      sent[turn]?.answer();
      expect(await answer).toBe("A done");
    }
    expect(names()).toEqual(["A", "A"]);
  });
});
