import { useState, type ComponentProps } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { timeZones, zoneLabel } from "../../domain/time/zones.ts";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";

interface TimeZoneSelectProps extends Omit<ComponentProps<typeof SearchableSelect>, "options"> {
  /** Decides which offset a zone is shown with; the first rendering's counts. */
  now: Instant;
}

/** All zones, searchable, each with its offset from UTC. */
export function TimeZoneSelect({ now, ...select }: TimeZoneSelectProps) {
  const [at] = useState(now);
  // The labels of all zones take a tenth of a second to compute, and few people open the list.
  const [isWanted, setWanted] = useState(false);
  const all = isWanted ? allOptions(at) : [];
  const isListed = select.value === "" || all.some(({ value }) => value === select.value);
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchableSelect
        {...select}
        options={isListed ? all : [optionOf(select.value, at), ...all]}
      />
    </div>
  );
}

function allOptions(now: Instant) {
  return timeZones().map((zone) => optionOf(zone, now));
}

function optionOf(zone: string, now: Instant) {
  return { value: zone, label: zoneLabel(zone, now) };
}
