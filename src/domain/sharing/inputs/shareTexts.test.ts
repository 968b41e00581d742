import { expect, it } from "vitest";
import { shownTexts } from "../../shared/inputs/shownTexts.ts";
import { shareItemToLinkedInInput } from "./shareItemToLinkedIn.ts";
import { shareProfileToLinkedInInput } from "./shareProfileToLinkedIn.ts";

const NEITHER = "Either itemId or profileId must be provided";
const post = { postMessage: "Read this" };

it.each(["", "   ", undefined])("asks what a post is about when its id is %j", (id) => {
  expect(shownTexts(shareItemToLinkedInInput, { ...post, itemId: id })).toEqual([
    `itemId: ${NEITHER}`,
  ]);
  expect(shownTexts(shareProfileToLinkedInInput, { ...post, profileId: id })).toEqual([
    `profileId: ${NEITHER}`,
  ]);
});

it("asks for what the post says", () => {
  const blank = { itemId: "pub_1", postMessage: " " };
  expect(shownTexts(shareItemToLinkedInInput, blank)).toEqual(["postMessage: Message is required"]);
});
