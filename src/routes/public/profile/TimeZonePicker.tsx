import { useTimeZoneOptions } from "../../../components/profiles/useTimeZoneOptions.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { SearchableSelect } from "../../../ui/SearchableSelect/SearchableSelect.tsx";
import { useChoice } from "./useChoice.ts";
import { useUpdateTimeZoneCookie } from "./useUpdateTimeZoneCookie.ts";

/** The zone in which dates and slots are shown. */
export function TimeZonePicker({ timeZone }: { timeZone: string }) {
  const { host } = useSession();
  const { run, isBusy } = useUpdateTimeZoneCookie();
  const { chosen, message, choose } = useChoice((timeZone) => run({ command: { timeZone } }));
  const options = useTimeZoneOptions({ now: host.now(), chosen: timeZone, isWanted: true });
  return (
    <SearchableSelect
      label="Time zone"
      isLabelHidden
      size="small"
      icon="clock"
      isOpenAtFirst
      options={options}
      noMatch="No match. Try a city, such as Brussels."
      value={chosen ?? timeZone}
      error={message}
      // Not disabled meanwhile: the focus would be lost, also when the choice fails.
      onChange={(zone) => !isBusy && zone !== timeZone && void choose(zone)}
    />
  );
}
