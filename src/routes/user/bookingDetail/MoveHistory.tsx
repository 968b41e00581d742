import { graphql, useFragment } from "react-relay/hooks";
import type { MoveHistory_booking$key } from "../../../__generated__/MoveHistory_booking.graphql.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

interface MoveHistoryProps {
  booking: MoveHistory_booking$key;
  timeZone: string;
}

/** From when a session was moved, the latest first, and when that was; nothing if it never was. */
export function MoveHistory({ booking, timeZone }: MoveHistoryProps) {
  const { moves } = useFragment(
    graphql`
      fragment MoveHistory_booking on Booking {
        moves {
          from
          to
          movedAt
        }
      }
    `,
    booking,
  );
  if (moves.length === 0) return null;
  const shown = (iso: string) => friendlyDate(Date.parse(iso), timeZone);
  return (
    <Stack as="section">
      <Heading level={2}>Moved</Heading>
      <DescriptionList
        items={moves.toReversed().map(({ from, to, movedAt }) => ({
          id: movedAt + to,
          term: `On ${shown(movedAt)}`,
          details: `From ${shown(from)} to ${shown(to)}`,
        }))}
      />
    </Stack>
  );
}
