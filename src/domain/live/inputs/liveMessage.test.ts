import { describe, expect, it } from "vitest";
import { LIVE_SIGNAL_MAX, LIVE_TEXT_MAX } from "../../shared/limits.ts";
import { INTEGER_MAX } from "./fields.ts";
import { followLiveSessionInput } from "./followLiveSession.ts";
import { joinLiveSessionInput } from "./joinLiveSession.ts";
import { liveMessageInput } from "./liveMessage.ts";

const TEXT = { kind: "TEXT", participantId: 7, key: "k1", text: "Hello" } as const;
const SIGNAL = { kind: "SIGNAL", participantId: 7, to: 8, key: "k1", data: "{}" } as const;
const isTaken = (message: unknown) => liveMessageInput.safeParse(message).success;

describe("a message to a live session", () => {
  it("is a wait, a text or a signal, and nothing else", () => {
    expect([{ kind: "WAIT" }, TEXT, SIGNAL].map(isTaken)).toEqual([true, true, true]);
    const others = [null, "WAIT", {}, { kind: "END" }, { ...TEXT, kind: "SIGNAL" }];
    expect(others.map(isTaken)).toEqual(others.map(() => false));
  });

  it("has words in a text, and not too many", () => {
    const texts = ["", " \n ", "a".repeat(LIVE_TEXT_MAX), "a".repeat(LIVE_TEXT_MAX + 1)];
    expect(texts.map((text) => isTaken({ ...TEXT, text }))).toEqual([false, false, true, false]);
  });

  it("has a signal as its device wrote it, and not too long", () => {
    const data = ["", "a".repeat(LIVE_SIGNAL_MAX), "a".repeat(LIVE_SIGNAL_MAX + 1), { a: 1 }];
    expect(data.map((one) => isTaken({ ...SIGNAL, data: one }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(liveMessageInput.parse({ ...SIGNAL, data: " x " })).toMatchObject({ data: " x " });
  });

  it("says who sends it, and to whom, as numbers from 1 to the contract's largest", () => {
    const numbers = [1, INTEGER_MAX, 0, -1, 1.5, INTEGER_MAX + 1, Number.NaN, "7", null];
    const taken = [true, true, false, false, false, false, false, false, false];
    expect(numbers.map((participantId) => isTaken({ ...TEXT, participantId }))).toEqual(taken);
    expect(numbers.map((to) => isTaken({ ...SIGNAL, to }))).toEqual(taken);
  });

  it("has a key", () => {
    const { key: _, ...without } = TEXT;
    expect([without, { ...TEXT, key: "" }].map(isTaken)).toEqual([false, false]);
  });
});

describe("who reads a session's news, and who comes in", () => {
  const reader = { channelId: "c1", participantId: 7, after: 0 };

  it("need have no number yet", () => {
    for (const participantId of [null, undefined]) {
      const inputs = [followLiveSessionInput, joinLiveSessionInput];
      for (const input of inputs) {
        expect(input.parse({ ...reader, participantId })).toMatchObject({ participantId: null });
      }
    }
  });

  it("read from a whole number on, which an address without one isn't", () => {
    const versions = [0, INTEGER_MAX, -1, 1.5, INTEGER_MAX + 1, Number.NaN];
    expect(
      versions.map((after) => followLiveSessionInput.safeParse({ ...reader, after }).success),
    ).toEqual([true, true, false, false, false, false]);
    const nameless = { ...reader, participantId: Number.NaN };
    expect(followLiveSessionInput.safeParse(nameless).success).toBe(false);
  });
});
