import { useState } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { timeZones, zoneLabel } from "../../domain/time/zones.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";

interface ZonePickerProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

/** In which zone times are shown and chosen. */
export function ZonePicker({ timeZone, onChange }: ZonePickerProps) {
  const { host } = useSession();
  const [now] = useState(host.now);
  // The labels of all zones take a moment to work out, and few people ask for them.
  const [isWanted, setWanted] = useState(false);
  const all = isWanted ? allOptions(now) : [];
  const isListed = all.some(({ value }) => value === timeZone);
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchableSelect
        label="Time zone"
        options={isListed ? all : [optionOf(timeZone, now), ...all]}
        value={timeZone}
        onChange={onChange}
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
