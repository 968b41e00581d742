import { describe, expect, it } from "vitest";
import {
  ANSWER_DRAFTS_MAX,
  ANSWER_DRAFT_LIFETIME_MS,
  STORAGE_KEYS,
} from "../../domain/shared/limits.ts";
import { forgetDraft, keepAnswer, readDraft } from "./answerDrafts.ts";

const HERE = { userId: "usr_1", offerId: "one_1" };

function createDevice(first?: string) {
  const values = new Map<string, string>(
    first === undefined ? [] : [[STORAGE_KEYS.answers, first]],
  );
  const clock = { now: Date.UTC(2026, 2, 2, 9) };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { storage, clock, now: () => clock.now };
}

const answer = (text: string, question = "Why?") => ({ question, answer: text });

describe("a draft of answers", () => {
  it("keeps each question's latest answer", () => {
    const device = createDevice();
    keepAnswer(device, HERE, answer("Be"));
    keepAnswer(device, HERE, answer("Because"));
    keepAnswer(device, HERE, answer("Now", "When?"));
    expect([...readDraft(device, HERE)]).toEqual([
      ["Why?", "Because"],
      ["When?", "Now"],
    ]);
  });

  it("keeps that an answer was deleted", () => {
    const device = createDevice();
    keepAnswer(device, HERE, answer(""));
    expect(readDraft(device, HERE).get("Why?")).toBe("");
  });

  it("is the account's and the offer's own", () => {
    const device = createDevice();
    keepAnswer(device, HERE, answer("Because"));
    expect(readDraft(device, { ...HERE, userId: "usr_2" }).size).toBe(0);
    expect(readDraft(device, { ...HERE, offerId: "one_2" }).size).toBe(0);
  });

  it("is forgotten alone", () => {
    const device = createDevice();
    const elsewhere = { ...HERE, offerId: "one_2" };
    keepAnswer(device, HERE, answer("Because"));
    keepAnswer(device, elsewhere, answer("Why not"));
    forgetDraft(device, HERE);
    expect(readDraft(device, HERE).size).toBe(0);
    expect(readDraft(device, elsewhere).get("Why?")).toBe("Why not");
  });

  it("is one of the latest: the oldest goes when there would be too many", () => {
    const device = createDevice();
    const places = Array.from({ length: ANSWER_DRAFTS_MAX }, (_, index) => ({
      userId: `usr_${index % 2}`,
      offerId: `one_earlier_${index}`,
    }));
    for (const place of places) keepAnswer(device, place, answer("Because"));
    const [first, second] = places as [typeof HERE, typeof HERE];
    // Typing in it again makes it the latest.
    keepAnswer(device, first, answer("Now"));
    keepAnswer(device, HERE, answer("Because"));
    expect(readDraft(device, second).size).toBe(0);
    for (const place of [HERE, ...places.filter((one) => one !== second)]) {
      expect(readDraft(device, place).size).toBe(1);
    }
  });

  it("is gone when nobody has typed in it for too long, and leaves the device then", () => {
    const device = createDevice();
    keepAnswer(device, HERE, answer("Because"));
    device.clock.now += ANSWER_DRAFT_LIFETIME_MS - 1;
    expect(readDraft(device, HERE).size).toBe(1);
    device.clock.now += 1;
    expect(readDraft(device, HERE).size).toBe(0);
    keepAnswer(device, { ...HERE, offerId: "one_2" }, answer("Why not"));
    expect(device.storage.getItem(STORAGE_KEYS.answers)).not.toContain("Because");
  });

  it("lives on while somebody types in it", () => {
    const device = createDevice();
    keepAnswer(device, HERE, answer("Because"));
    device.clock.now += ANSWER_DRAFT_LIFETIME_MS - 1;
    keepAnswer(device, HERE, answer("Now", "When?"));
    device.clock.now += ANSWER_DRAFT_LIFETIME_MS - 1;
    expect(readDraft(device, HERE).size).toBe(2);
  });

  it("takes a question for what it is, whatever its words", () => {
    const device = createDevice();
    expect(readDraft(device, HERE).get("constructor")).toBeUndefined();
    keepAnswer(device, HERE, answer("A person", "__proto__"));
    expect(readDraft(device, HERE).get("__proto__")).toBe("A person");
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "[null]",
    '{"usr_1":{"one_1":{"Why?":"Because"}}}',
    '[{"userId":"usr_1","offerId":"one_1"}]',
    '[{"userId":"usr_1","offerId":"one_1","typedAt":0,"answers":{"Why?":"Because"}}]',
    '[{"userId":"usr_1","offerId":"one_1","typedAt":2000000000000,"answers":[["Why?",1]]}]',
  ])("is empty where the device holds %j", (text) => {
    expect(readDraft(createDevice(text), HERE).size).toBe(0);
  });
});
