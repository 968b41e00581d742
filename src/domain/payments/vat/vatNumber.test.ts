import { describe, expect, it } from "vitest";
import { checkVatNumber } from "./vatNumber.ts";

describe("a VAT number", () => {
  it.each([
    ["BE", "BE0403019261"],
    ["BE", "0403019261"],
    ["BE", "be 0403.019.261"],
    ["DE", "DE136695976"],
    ["FR", "FR40303265045"],
    ["NL", "NL004495445B01"],
    ["GR", "EL123456783"],
    ["GR", "GR 123456783"],
    ["GR", "123456783"],
    ["GB", "XI110305878"],
    ["GB", "GB 110 3058 78"],
  ])("of %s can be %s", (countryCode, vatNumber) => {
    expect(checkVatNumber({ countryCode, vatNumber })).toBe("VALID");
  });

  it.each([
    ["BE", "BE0403019262"],
    ["BE", "BE040301926"],
    ["BE", "DE136695976"],
    ["DE", "BE0403019261"],
    ["FR", "DE129273398"],
    ["GR", "EL123456784"],
    ["GB", "XI110305879"],
    ["BE", ""],
    ["BE", "BE/0403019261"],
    ["BE", "0".repeat(1_000_000)],
  ])("of %s cannot be what is not one of its own (%#)", (countryCode, vatNumber) => {
    expect(checkVatNumber({ countryCode, vatNumber })).toBe("INVALID");
  });

  it("outside the Union only has to look like one", () => {
    expect(checkVatNumber({ countryCode: "US", vatNumber: "12-3456789" })).toBe("VALID");
    expect(checkVatNumber({ countryCode: "US", vatNumber: "<script>" })).toBe("INVALID");
  });
});
