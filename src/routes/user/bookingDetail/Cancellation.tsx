import { graphql, useFragment } from "react-relay/hooks";
import type { Cancellation_booking$key } from "../../../__generated__/Cancellation_booking.graphql.ts";
import { BOOKING_PARTIES } from "../../../domain/generated/enums.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { knownOf } from "../../../relay/enums.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { usePartyNames } from "./usePartyNames.ts";

interface CancellationProps {
  booking: Cancellation_booking$key;
  timeZone: string;
}

/** Who cancelled a session, when, and why; nothing unless somebody did. */
export function Cancellation({ booking, timeZone }: CancellationProps) {
  const data = useFragment(
    graphql`
      fragment Cancellation_booking on Booking {
        cancellation {
          by
          reason
          cancelledAt
        }
        ...usePartyNames_booking
      }
    `,
    booking,
  );
  const names = usePartyNames(data);
  if (data.cancellation == null) return null;
  const { by, reason, cancelledAt } = data.cancellation;
  const who = knownOf(by, BOOKING_PARTIES);
  const when = friendlyDate(Date.parse(cancelledAt), timeZone);
  return (
    <Stack as="section">
      <Heading level={2}>Why it was cancelled</Heading>
      <DescriptionList
        items={[{ term: who ? `By ${names[who]}, ${when}` : when, details: reason }]}
      />
    </Stack>
  );
}
