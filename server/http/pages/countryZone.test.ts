import { describe, expect, it } from "vitest";
import { isTimeZone } from "../../../src/domain/time/zones.ts";
import { zoneOfCountry } from "./countryZone.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const COUNTRIES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => names.of(code) !== undefined,
);

describe("the zone of a country", () => {
  it("is the only one that it has", () => {
    expect(["BE", "FR", "JP", "IN"].map(zoneOfCountry)).toEqual([
      "Europe/Brussels",
      "Europe/Paris",
      "Asia/Tokyo",
      "Asia/Calcutta",
    ]);
  });

  it("is where most people live, if it has several", () => {
    expect(zoneOfCountry("US")).toBe("America/New_York");
    expect(zoneOfCountry("DE")).toBe("Europe/Berlin");
  });

  it("is the seller's where the country isn't known", () => {
    expect(zoneOfCountry(null)).toBe("Europe/Brussels");
  });

  it("is one that browsers calculate with, for every country", () => {
    expect(COUNTRIES.length).toBeGreaterThan(240);
    expect(COUNTRIES.filter((code) => !isTimeZone(zoneOfCountry(code)))).toEqual([]);
  });
});
