import { useState } from "react";
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
  // Labels of all zones take a while to work out, and few people ask for them.
  const [isWanted, setWanted] = useState(false);
  const now = host.now();
  const zones = isWanted ? [...new Set([timeZone, ...timeZones()])].sort() : [timeZone];
  const options = zones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }));
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchableSelect label="Time zone" options={options} value={timeZone} onChange={onChange} />
    </div>
  );
}
