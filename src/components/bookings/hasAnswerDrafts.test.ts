import { expect, it } from "vitest";
import { ANSWER_DRAFT_LIFETIME_MS, STORAGE_KEYS } from "../../domain/shared/limits.ts";
import { forgetDraft, keepAnswer } from "./answerDrafts.ts";
import { hasAnswerDrafts } from "./hasAnswerDrafts.ts";

const OFFER = { userId: "usr_1", offerId: "off_1" };

/** A device with a clock that the test moves. */
function createDevice() {
  const values = new Map<string, string>();
  const clock = { now: 0 };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
  return { storage, now: () => clock.now, clock };
}

it("knows of an account's answers until they are booked, and of nobody else's", () => {
  const device = createDevice();
  expect(hasAnswerDrafts(device, "usr_1")).toBe(false);
  keepAnswer(device, OFFER, { question: "Why?", answer: "Because" });
  expect([hasAnswerDrafts(device, "usr_1"), hasAnswerDrafts(device, "usr_2")]).toEqual([
    true,
    false,
  ]);
  forgetDraft(device, OFFER);
  expect(hasAnswerDrafts(device, "usr_1")).toBe(false);
});

it("takes answers that were erased, or are too old to be shown again, for none", () => {
  const device = createDevice();
  keepAnswer(device, OFFER, { question: "Why?", answer: " " });
  expect(hasAnswerDrafts(device, "usr_1")).toBe(false);
  keepAnswer(device, OFFER, { question: "Why?", answer: "Because" });
  device.clock.now = ANSWER_DRAFT_LIFETIME_MS;
  expect(hasAnswerDrafts(device, "usr_1")).toBe(false);
});

it("takes what it cannot read for none", () => {
  const device = createDevice();
  for (const text of ["{", "{}", '[{"userId":"usr_1"}]']) {
    device.storage.setItem(STORAGE_KEYS.answers, text);
    expect(hasAnswerDrafts(device, "usr_1")).toBe(false);
  }
});
