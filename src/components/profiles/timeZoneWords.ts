import { zoneName } from "../../domain/time/zoneName.ts";
import { ZONE_WORDS } from "./timeZoneTable.ts";

/** Common short names of countries, by code. */
const SHORT_NAMES: Readonly<Record<string, string>> = { AE: "UAE", GB: "UK", US: "USA" };

/**
 * Search words for a zone in addition to its name: its country in English, its abbreviations and
 * its retired names. By the zone's name as people read it.
 */
export function wordsByZone(): ReadonlyMap<string, string> {
  const countries = new Intl.DisplayNames("en", { type: "region" });
  return new Map(
    ZONE_WORDS.trim()
      .split("\n")
      .map((line) => {
        const [zone = "", country = "", ...more] = line.split(" ");
        return [
          zoneName(zone),
          [country, countries.of(country), SHORT_NAMES[country] ?? "", ...more].join(" "),
        ];
      }),
  );
}
