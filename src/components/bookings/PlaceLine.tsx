import { graphql, useFragment } from "react-relay/hooks";
import type { PlaceLine_place$key } from "../../__generated__/PlaceLine_place.graphql.ts";
import { onOneLine } from "../../domain/bookings/meetingPlace.ts";
import type { MeetingKind } from "../../domain/generated/enums.ts";
import { friendlyDate } from "../../domain/time/format.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Text } from "../../ui/Type/Type.tsx";

interface PlaceLineProps {
  place: PlaceLine_place$key;
  /** When its creator changed it; null or left out where that isn't said. */
  changedAt?: string | null | undefined;
  timeZone: string;
}

/** Where the two of a session meet, as a line of a list; nothing as long as it isn't known. */
export function PlaceLine({ place, changedAt, timeZone }: PlaceLineProps) {
  const { kind, details } = useFragment(
    graphql`
      fragment PlaceLine_place on MeetingPlace {
        kind
        details
      }
    `,
    place,
  );
  const label = matchEnum(kind, LABELS, null);
  if (label === null || details == null) return null;
  return (
    <Text size="small" dir="auto">
      {label}: <bdi>{onOneLine(details)}</bdi>
      {changedAt != null && ` (changed on ${friendlyDate(Date.parse(changedAt), timeZone)})`}
    </Text>
  );
}

/** Nothing is said of a session by video, see `MEETING_WORDS`. */
const LABELS = {
  VIDEO: null,
  LINK: "Online",
  PHONE: "By phone",
  ADDRESS: "In person",
} as const satisfies Readonly<Record<MeetingKind, string | null>>;
