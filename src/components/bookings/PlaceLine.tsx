import { graphql, useFragment } from "react-relay/hooks";
import type { PlaceLine_place$key } from "../../__generated__/PlaceLine_place.graphql.ts";
import { onOneLine } from "../../domain/bookings/meetingPlace.ts";
import type { MeetingKind } from "../../domain/generated/enums.ts";
import { friendlyDate } from "../../domain/time/format.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Text } from "../../ui/Type/Type.tsx";

interface PlaceLineProps {
  place: PlaceLine_place$key;
  /** When its creator changed it; left out where that isn't said. */
  changed?: { at: string; timeZone: string } | undefined;
}

/** Where a booker and a creator meet, as a line of a list. */
export function PlaceLine({ place, changed }: PlaceLineProps) {
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
  if (label === null) return null;
  return (
    <Text size="small">
      {label}
      {details != null && (
        <>
          : <bdi>{onOneLine(details)}</bdi>
        </>
      )}
      {changed && ` (changed on ${friendlyDate(Date.parse(changed.at), changed.timeZone)})`}
    </Text>
  );
}

const LABELS = {
  VIDEO: "By video",
  LINK: "Online",
  PHONE: "By phone",
  ADDRESS: "In person",
} as const satisfies Readonly<Record<MeetingKind, string>>;
