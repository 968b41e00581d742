import { describe, expect, it } from "vitest";
import { zoneName } from "../../domain/time/zoneName.ts";
import { timeZones } from "../../domain/time/zones.ts";
import { matchingOptions } from "../../ui/SearchableSelect/matches.ts";
import { wordsByZone } from "./timeZoneWords.ts";

const words = wordsByZone();
const options = timeZones().map((zone) => ({
  value: zoneName(zone),
  label: zoneName(zone),
  keywords: words.get(zoneName(zone)) ?? "",
}));
const found = (query: string) => matchingOptions(options, query).map(({ value }) => value);

describe("a time zone is found", () => {
  it.each([
    ["its country", "Germany", "Europe/Berlin"],
    ["its country", "india", "Asia/Kolkata"],
    ["its country", "Netherlands", "Europe/Amsterdam"],
    ["its country", "united kingdom", "Europe/London"],
    ["what its country is called", "uk", "Europe/London"],
    ["its city", "new york", "America/New York"],
    ["a retired name", "Calcutta", "Asia/Kolkata"],
    ["a retired name", "Saigon", "Asia/Ho Chi Minh"],
    ["a retired name", "Kiev", "Europe/Kyiv"],
    ["an abbreviation", "CET", "Europe/Brussels"],
    ["an abbreviation", "PST", "America/Los Angeles"],
    ["an abbreviation", "jst", "Asia/Tokyo"],
    ["an abbreviation", "BST", "Europe/London"],
  ])("by %s: %s", (_, query, zone) => {
    expect(found(query)).toContain(zone);
  });

  it("first where its country is typed", () => {
    expect(found("Germany")[0]).toBe("Europe/Berlin");
    expect(found("Belgium")).toEqual(["Europe/Brussels"]);
  });

  it("by nothing that is not said of it", () => {
    expect(found("atlantis")).toEqual([]);
  });
});
