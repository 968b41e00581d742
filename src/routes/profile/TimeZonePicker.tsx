import { useState } from "react";
import { timeZones, zoneLabel } from "../../domain/time/zones.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";
import { useChoice } from "./useChoice.ts";
import { useUpdateTimeZoneCookie } from "./useUpdateTimeZoneCookie.ts";

/** The zone in which dates and slots are shown. */
export function TimeZonePicker({ timeZone }: { timeZone: string }) {
  const { host } = useSession();
  const { run, isBusy } = useUpdateTimeZoneCookie();
  const { chosen, message, choose } = useChoice((timeZone) => run({ command: { timeZone } }));
  // Four hundred zones with their offsets: only for who is about to choose.
  const [isWanted, setWanted] = useState(false);
  const zones = isWanted ? timeZones() : [timeZone];
  const now = host.now();
  return (
    <SearchableSelect
      label="Time zone"
      isLabelHidden
      size="small"
      icon="clock"
      options={zones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }))}
      value={chosen ?? timeZone}
      disabled={isBusy}
      error={message}
      onFocus={() => setWanted(true)}
      onChange={(zone) => zone !== timeZone && void choose(zone)}
    />
  );
}
