import { describe, expect, it } from "vitest";
import { fieldOfError, groupExpiry, groupNumber, isComplete } from "./typing.ts";

describe("a card number", () => {
  it.each([
    ["4", "4"],
    ["42424", "4242 4"],
    ["4242 4242 4242 4242", "4242 4242 4242 4242"],
    ["4242-4242-4242-4242", "4242 4242 4242 4242"],
    ["4242a", "4242"],
    ["12345678901234567890", "1234 5678 9012 3456 789"],
  ])("typed as %j reads %j", (typed, shown) => {
    expect(groupNumber(typed)).toBe(shown);
  });
});

describe("an expiration date", () => {
  it.each([
    ["1", "", "1"],
    ["12", "1", "12 / "],
    ["12 / 3", "12 / ", "12 / 3"],
    ["12 / 34", "12 / 3", "12 / 34"],
    ["4", "", "04 / "],
    ["12/2034", "", "12 / 34"],
    ["1234", "", "12 / 34"],
  ])("typed as %j after %j reads %j", (typed, before, shown) => {
    expect(groupExpiry(typed, before)).toBe(shown);
  });

  it("can be deleted to the end", () => {
    expect(groupExpiry("12 / ", "12 / 3")).toBe("12");
    expect(groupExpiry("12 /", "12 / ")).toBe("12");
    expect(groupExpiry("1", "12")).toBe("1");
  });
});

it("ties an error to the field that it is about", () => {
  expect(fieldOfError("incomplete_number")).toBe("cardNumber");
  expect(fieldOfError("invalid_expiry_year_past")).toBe("expiry");
  expect(fieldOfError("expired_card")).toBe("expiry");
  expect(fieldOfError("incorrect_cvc")).toBe("cvc");
  expect(fieldOfError("card_declined")).toBeNull();
});

it("is complete when all three could be", () => {
  const card = { cardNumber: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };
  expect(isComplete(card)).toBe(true);
  expect(isComplete({ ...card, cvc: "12" })).toBe(false);
  expect(isComplete({ ...card, expiry: "12 / 4" })).toBe(false);
});
