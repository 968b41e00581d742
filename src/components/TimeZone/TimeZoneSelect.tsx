import type { ComponentProps } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { timeZones, zoneLabel } from "../../domain/time/zones.ts";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";

interface TimeZoneSelectProps extends Omit<ComponentProps<typeof SearchableSelect>, "options"> {
  /** Decides which offset a zone is shown with. */
  now: Instant;
}

/** All zones, searchable, each with its distance from UTC. */
export function TimeZoneSelect({ now, ...select }: TimeZoneSelectProps) {
  const options = timeZones().map((zone) => ({ value: zone, label: zoneLabel(zone, now) }));
  return <SearchableSelect {...select} options={options} />;
}
