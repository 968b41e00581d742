import { graphql, useFragment } from "react-relay/hooks";
import type { ZoneNotice_query$key } from "../../../__generated__/ZoneNotice_query.graphql.ts";
import { widestWindow } from "../../../domain/time/bookingWindow.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { isTimeZone, showSameTimes } from "../../../domain/time/zones.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";

interface ZoneNoticeProps {
  query: ZoneNotice_query$key;
  browserZone: string;
  now: Instant;
  /** In which times are shown now. */
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
}

/** Says that account and browser are in different zones, and offers the other one of the two. */
export function ZoneNotice({
  query,
  browserZone,
  now,
  timeZone,
  onTimeZoneChange,
}: ZoneNoticeProps) {
  const data = useFragment(
    graphql`
      fragment ZoneNotice_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        userSettings @include(if: $isSignedIn) {
          timeZone
        }
      }
    `,
    query,
  );
  const own = data.userSettings?.timeZone;
  if (!own || !isTimeZone(own)) return null;
  if (showSameTimes(own, browserZone, widestWindow(now))) return null;
  const other = timeZone === browserZone ? own : browserZone;
  return (
    <Banner
      label="Your time zones"
      actions={
        // It stays where it is when pressed, so the focus stays too.
        <Button onClick={() => onTimeZoneChange(other)}>Show times in {zoneName(other)}</Button>
      }
    >
      Your account is set to {zoneName(own)}, your browser to {zoneName(browserZone)}.
    </Banner>
  );
}
