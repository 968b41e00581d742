import { describe, expect, it } from "vitest";
import { ERRORS, RefusalError } from "../../shared/errors.ts";
import { checkAffiliateInput } from "../../session/inputs/checkAffiliate.ts";
import { createBookingInput } from "./createBooking.ts";
import { parseInput } from "../../shared/inputs/parseInput.ts";
import { registerAsBeamerInput } from "../../session/inputs/registerAsBeamer.ts";
import { shownTexts as texts } from "../../shared/inputs/shownTexts.ts";
import { intakesFor, updateBookingInput } from "./updateBooking.ts";
import { updateUserSettingsInput } from "../../profiles/inputs/updateUserSettings.ts";

describe("a slot", () => {
  const booking = {
    catalogItemId: "one_1",
    date: "2026-11-20",
    timeSlot: "09:30",
    timeZone: "Europe/Brussels",
  };

  it("is normalised to HH:MM:SS", () => {
    expect(parseInput(createBookingInput, booking).timeSlot).toBe("09:30:00");
  });

  it("is refused in the words of docs/product.md 5.7", () => {
    expect(texts(createBookingInput, { ...booking, timeSlot: 930 })).toEqual([
      "timeSlot: Time slot must be a string",
    ]);
    expect(texts(createBookingInput, { ...booking, timeSlot: "half past nine" })).toEqual([
      "timeSlot: Something went wrong when converting time slot to local time string",
    ]);
  });

  it("needs a date that exists and a zone that exists", () => {
    expect(
      texts(createBookingInput, { ...booking, date: "2026-02-30", timeZone: "Mars/Olympus" }),
    ).toEqual([
      "date: Please enter a valid date",
      "timeZone: We don’t know this time zone. Choose another one.",
    ]);
    expect(texts(updateUserSettingsInput, { timeZone: "" })).toEqual([
      "timeZone: Timezone is required",
    ]);
  });
});

describe("answers", () => {
  const schema = intakesFor([
    { question: "Why?", isRequired: true },
    { question: "Anything else?", isRequired: false },
  ]);

  it("are needed where the question says so", () => {
    const blank = [
      { question: "Why?", answer: "  " },
      { question: "Anything else?", answer: "" },
    ];
    expect(texts(schema, { intakes: blank })).toEqual(["intakes.0.answer: This field is required"]);
    expect(texts(schema, { intakes: blank.slice(1) })).toEqual(["intakes: This field is required"]);
    expect(texts(schema, { intakes: [{ question: "Why?", answer: "Because" }] })).toEqual([]);
  });

  it("are kept as typed", () => {
    const intakes = [{ question: "Why?", answer: " because \n" }];
    expect(parseInput(updateBookingInput, { id: "bkg_1", intakes })).toEqual({
      id: "bkg_1",
      intakes,
      paymentId: null,
    });
  });
});

describe("an invitation code", () => {
  it("has at least 8 characters on the page for joining, and is not blank elsewhere", () => {
    expect(texts(checkAffiliateInput, { affiliate: "1234567" })).toEqual([
      "affiliate: Beamer code must be at least 8 characters",
    ]);
    expect(texts(checkAffiliateInput, { affiliate: " 12345678 " })).toEqual([]);
    expect(texts(registerAsBeamerInput, { affiliateCode: "  " })).toEqual([
      "affiliateCode: Beamer code is required",
    ]);
  });
});

describe("a command that is wrong", () => {
  it("is refused with the first wrong field's path and the form's text", () => {
    const attempt = () =>
      parseInput(updateBookingInput, { id: "bkg_1", intakes: [{ question: "Why?", answer: 7 }] });
    expect(attempt).toThrow(RefusalError);
    expect(attempt).toThrow(
      expect.objectContaining({
        code: "BAD_USER_INPUT",
        field: "intakes.0.answer",
        message: "Answer must be a text",
      }),
    );
  });

  it("names no field when it is no object at all", () => {
    expect(() => parseInput(updateBookingInput, null)).toThrow(
      expect.objectContaining({ field: null, message: ERRORS.BAD_USER_INPUT.message }),
    );
  });
});
