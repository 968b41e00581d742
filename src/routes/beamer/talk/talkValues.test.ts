import { describe, expect, it } from "vitest";
import { shownTexts as texts } from "../../../domain/shared/inputs/shownTexts.ts";
import { talkForm, typedMinutes } from "./talkValues.ts";

describe("a talk's form", () => {
  const values = {
    title: "Less, later",
    description: "",
    eventDay: "2026-05-21",
    eventTime: "15:00",
    eventName: "",
    eventLocation: "",
    eventUrl: "",
    durationInMinutes: null,
    price: "0",
  };

  it.each([
    [{}, []],
    [{ title: " " }, ["title: Title is required"]],
    [{ eventDay: "" }, ["eventDay: Event date is required"]],
    [{ eventTime: "" }, ["eventTime: Event time is required"]],
    [{ eventUrl: "conference" }, ["eventUrl: Must be a valid URL"]],
    [{ price: "1" }, ["price: Price must be free (€0) or greater than €3"]],
    [
      { durationInMinutes: Number.NaN },
      ["durationInMinutes: Duration must be a whole number of minutes"],
    ],
  ])("with %j says %j", (changes, shown) => {
    expect(texts(talkForm, { ...values, ...changes })).toEqual(shown);
  });

  it("takes no duration for none", () => {
    expect(["", " ", "45", 45, null].map(typedMinutes)).toEqual([null, null, 45, 45, null]);
  });
});
