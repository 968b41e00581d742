import { useEffect, useState } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { timeZones, zoneOffsetLabel } from "../../domain/time/zones.ts";
import { zoneName } from "../../domain/time/zoneName.ts";
import type { SearchableOption } from "../../ui/SearchableSelect/matches.ts";

interface TimeZoneOptions {
  /** Decides which offset a zone is shown with; the first rendering's counts. */
  now: Instant;
  /** The chosen zone, which may be on no list; "" for none. */
  chosen: string;
  /** False until the list is needed: then it holds the chosen zone alone. */
  isWanted: boolean;
}

/** All zones, each with its offset, found by name, country, abbreviation and retired names. */
export function useTimeZoneOptions({
  now,
  chosen,
  isWanted,
}: TimeZoneOptions): readonly SearchableOption[] {
  const [at] = useState(now);
  const [words, setWords] = useState<ReadonlyMap<string, string>>();
  const [{ list, listedWords }, setList] = useState<{
    list: readonly SearchableOption[];
    listedWords: typeof words | null;
  }>({ list: [], listedWords: null });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    import("./timeZoneWords.ts").then(
      (m) => isLeft || setWords(m.wordsByZone()),
      // Without them zones are found by their names.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  // Memoised: the folded search texts are cached by option.
  if (isWanted && listedWords !== words) {
    const all = timeZones().map((zone) => optionOf(zone, at, words?.get(zoneName(zone))));
    setList({ list: all, listedWords: words });
  }
  if (chosen === "" || list.some(({ value }) => value === chosen)) return list;
  return [optionOf(chosen, at), ...list];
}

function optionOf(zone: string, now: Instant, keywords = ""): SearchableOption {
  return {
    value: zone,
    label: zoneName(zone),
    keywords,
    detail: () => zoneOffsetLabel(zone, now),
  };
}
