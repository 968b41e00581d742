import fc from "fast-check";
import { checkVAT, countries } from "jsvat-next";
import { describe, expect, it } from "vitest";
import { EU_MEMBER_STATES } from "../../shared/countries.ts";
import { looksLikeVatNumber } from "../../shared/inputs/fields.ts";
import { checkVatNumber } from "./vatNumber.ts";

const EU_AND_UK = countries.filter(({ codes }) =>
  [...EU_MEMBER_STATES, "GB"].some((code) => codes.includes(code)),
);

/** Prefixed numbers that the library itself accepts for a country. */
function rightNumbersOf(countryCode: string): fc.Arbitrary<string> {
  const country = countries.find(({ codes }) => codes.includes(countryCode));
  if (!country) throw new Error(`The library does not know ${countryCode}.`);
  // The library's own marker for French numbers never occurs in typed numbers.
  const forms = country.rules.regex.map(
    ({ source }) => new RegExp(source.replace("(\\|{3}[A-Z0-9]{2}[0-9]{9})?", "")),
  );
  return fc
    .oneof(...forms.map((form) => fc.stringMatching(form)))
    .filter((number) => looksLikeVatNumber(number) && checkVAT(number, [country]).isValid);
}

/** French keys are any two letters, so what follows one may be another state's number. */
const isAlsoAnotherStates = (bare: string) => checkVAT(bare, EU_AND_UK).isValid && /^\D/.test(bare);

describe("a VAT number", () => {
  it.each([
    ["BE", "BE0403019261"],
    ["BE", "0403019261"],
    ["BE", "be 0403.019.261"],
    ["DE", "DE136695976"],
    ["FR", "FR40303265045"],
    ["MC", "FR40303265045"],
    ["MC", "40303265045"],
    ["NL", "NL004495445B01"],
    ["GR", "EL123456783"],
    ["GR", "GR 123456783"],
    ["GR", "123456783"],
    ["GB", "XI110305878"],
    ["GB", "GB 110 3058 78"],
    // Without a prefix they are also valid as Australian numbers, and one as a British one.
    ["IT", "00159560366"],
    ["HR", "33392005961"],
    ["BR", "11.222.333/0001-81"],
    ["DE", "DE 136/695/976"],
  ])("of %s can be %s", (countryCode, vatNumber) => {
    expect(checkVatNumber({ countryCode, vatNumber })).toBe("VALID");
  });

  it.each([
    ["BE", "BE0403019262"],
    ["BE", "BE040301926"],
    ["BE", "DE136695976"],
    ["DE", "BE0403019261"],
    ["MC", "12-3456789"],
    ["FR", "DE129273398"],
    ["GR", "EL123456784"],
    ["GB", "XI110305879"],
    ["BE", ""],
    ["BE", "BE/0403019261"],
    ["BE", "0403019261/"],
    ["BE", "0".repeat(1_000_000)],
  ])("of %s cannot be what is not one of its own (%#)", (countryCode, vatNumber) => {
    expect(checkVatNumber({ countryCode, vatNumber })).toBe("INVALID");
  });

  it.each(EU_MEMBER_STATES)("of %s passes with and without its prefix", (countryCode) => {
    const property = fc.property(rightNumbersOf(countryCode), (number) => {
      expect(checkVatNumber({ countryCode, vatNumber: number })).toBe("VALID");
      const bare = number.slice(2);
      fc.pre(looksLikeVatNumber(bare) && !isAlsoAnotherStates(bare));
      expect(checkVatNumber({ countryCode, vatNumber: bare })).toBe("VALID");
    });
    fc.assert(property, { seed: 1, numRuns: 300 });
  });

  it.each(EU_MEMBER_STATES)("of %s is nobody else's, with its prefix", (countryCode) => {
    const other = countryCode === "BE" ? "NL" : "BE";
    const property = fc.property(rightNumbersOf(countryCode), (vatNumber) => {
      expect(checkVatNumber({ countryCode: other, vatNumber })).toBe("INVALID");
    });
    fc.assert(property, { seed: 1, numRuns: 50 });
  });

  it("outside the Union only has to look like one", () => {
    expect(checkVatNumber({ countryCode: "US", vatNumber: "12-3456789" })).toBe("VALID");
    expect(checkVatNumber({ countryCode: "US", vatNumber: "<script>" })).toBe("INVALID");
  });
});
