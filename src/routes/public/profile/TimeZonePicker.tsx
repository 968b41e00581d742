import { timeZones, zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { SearchableSelect } from "../../../ui/SearchableSelect/SearchableSelect.tsx";
import { useChoice } from "./useChoice.ts";
import { useUpdateTimeZoneCookie } from "./useUpdateTimeZoneCookie.ts";

/** The zone in which dates and slots are shown. */
export function TimeZonePicker({ timeZone }: { timeZone: string }) {
  const { host } = useSession();
  const { run, isBusy } = useUpdateTimeZoneCookie();
  const { chosen, message, choose } = useChoice((timeZone) => run({ command: { timeZone } }));
  const now = host.now();
  const zones = timeZones();
  // A browser may know its zone by a name that is not on its own list.
  const all = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <SearchableSelect
      label="Time zone"
      isLabelHidden
      size="small"
      icon="clock"
      isOpenAtFirst
      options={all.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }))}
      value={chosen ?? timeZone}
      error={message}
      // Not disabled meanwhile: the focus would be lost, also when the choice fails.
      onChange={(zone) => !isBusy && zone !== timeZone && void choose(zone)}
    />
  );
}
