import { graphql, useFragment } from "react-relay/hooks";
import type { SessionHistory_booking$key } from "../../../__generated__/SessionHistory_booking.graphql.ts";
import { BOOKING_PARTIES } from "../../../domain/generated/enums.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { knownOf } from "../../../relay/enums.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { usePartyNames } from "./usePartyNames.ts";

interface SessionHistoryProps {
  booking: SessionHistory_booking$key;
  timeZone: string;
}

/** What has become of a session since it was booked, the latest first; nothing before that. */
export function SessionHistory({ booking, timeZone }: SessionHistoryProps) {
  const data = useFragment(
    graphql`
      fragment SessionHistory_booking on Booking {
        confirmedAt
        placeChangedAt
        moves {
          from
          to
          movedAt
        }
        cancellation {
          by
          cancelledAt
        }
        ...usePartyNames_booking
      }
    `,
    booking,
  );
  const names = usePartyNames(data);
  const { confirmedAt, placeChangedAt, moves, cancellation } = data;
  if (confirmedAt == null) return null;
  const shown = (iso: string) => friendlyDate(Date.parse(iso), timeZone);
  const steps = [{ at: confirmedAt, what: `Booked by ${names.BOOKER}` }];
  for (const { from, to, movedAt } of moves) {
    const what = `Moved by ${names.BOOKER} from ${shown(from)} to ${shown(to)}`;
    steps.push({ at: movedAt, what });
  }
  if (placeChangedAt != null) {
    steps.push({ at: placeChangedAt, what: `Meeting place changed by ${names.CREATOR}` });
  }
  if (cancellation != null) {
    const by = knownOf(cancellation.by, BOOKING_PARTIES);
    steps.push({
      at: cancellation.cancelledAt,
      what: by ? `Cancelled by ${names[by]}` : "Cancelled",
    });
  }
  // Of what happened at once, the last one too.
  const latestFirst = steps
    .toReversed()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <Stack as="section">
      <Heading level={2}>History</Heading>
      <DescriptionList
        items={latestFirst.map(({ at, what }) => ({
          id: at + what,
          term: shown(at),
          details: what,
        }))}
      />
    </Stack>
  );
}
