import { useEffect, useState, type ComponentProps } from "react";
import type { Instant } from "../../domain/time/instant.ts";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";
import { whenIdle } from "../../ui/whenIdle.ts";
import { useTimeZoneOptions } from "./useTimeZoneOptions.ts";

/** Shown when no zone matches. */
const NO_ZONE = "No match. Try a city, such as Brussels.";

interface TimeZoneSelectProps extends Omit<ComponentProps<typeof SearchableSelect>, "options"> {
  /** Decides which offset a zone is shown with; the first rendering's counts. */
  now: Instant;
}

/** All zones, searchable, each with its offset from UTC. */
export function TimeZoneSelect({ now, ...select }: TimeZoneSelectProps) {
  const [isWanted, setWanted] = useState(false);
  const options = useTimeZoneOptions({ now, chosen: select.value, isWanted });
  // A slow phone makes the list before it is pressed, or it would be felt.
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchableSelect {...select} options={options} noMatch={NO_ZONE} />
    </div>
  );
}
