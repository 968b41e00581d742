import { describe, expect, test } from "vitest";
import { namesAnotherCountry } from "./vatPrefixes.ts";

describe("a wrong VAT number", () => {
  test.each([
    ["NL123456789B01", "BE"],
    ["el 094259216", "BE"],
    ["XI123456789", "FR"],
    ["BE 0403.170.701", "GR"],
  ])("%s names another country than %s", (vatNumber, countryCode) => {
    expect(namesAnotherCountry({ vatNumber, countryCode })).toBe(true);
  });

  test.each([
    ["BE0403170702", "BE"],
    ["0403170702", "BE"],
    ["EL094259210", "GR"],
    ["12-3456789", "US"],
  ])("%s names no other country than %s", (vatNumber, countryCode) => {
    expect(namesAnotherCountry({ vatNumber, countryCode })).toBe(false);
  });
});
