import { describe, expect, it } from "vitest";
import {
  COUNTRY_CODES,
  EU_MEMBER_STATES,
  countriesByName,
  countryName,
  isCountry,
  isEuMemberState,
} from "./countries.ts";

describe("countries", () => {
  it("lists the 249 of ISO 3166 and Kosovo, none twice", () => {
    expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
    expect(COUNTRY_CODES).toHaveLength(250);
  });

  it("has an English name for each", () => {
    for (const { code, name } of countriesByName()) expect(name, code).not.toBe(code);
    expect(countryName("BE")).toBe("Belgium");
  });

  it("sorts them by name as a reader expects", () => {
    const names = countriesByName().map(({ name }) => name);
    expect(names.indexOf("Åland Islands")).toBeLessThan(names.indexOf("Albania"));
    expect(names[0]).toBe("Afghanistan");
    expect(names.at(-1)).toBe("Zimbabwe");
  });

  it.each(["", "be", "UK", "EU", "ZZ", "BEL", "B E"])("refuses %j", (code) => {
    expect(isCountry(code)).toBe(false);
    expect(countryName(code)).toBe(code);
  });

  it("knows the 27 member states; the United Kingdom and Norway are none", () => {
    expect(EU_MEMBER_STATES).toHaveLength(27);
    expect(EU_MEMBER_STATES.every(isCountry)).toBe(true);
    expect(["GB", "NO", "CH", "XK"].some(isEuMemberState)).toBe(false);
  });
});
