import { graphql, useFragment } from "react-relay/hooks";
import type { Cancellation_booking$key } from "../../../__generated__/Cancellation_booking.graphql.ts";
import { BOOKING_PARTIES, type BookingParty } from "../../../domain/generated/enums.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { knownOf } from "../../../relay/enums.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

interface CancellationProps {
  booking: Cancellation_booking$key;
  timeZone: string;
}

/** Who cancelled a session, when, and why; nothing unless somebody did. */
export function Cancellation({ booking, timeZone }: CancellationProps) {
  const { cancellation, bookerName, creator } = useFragment(
    graphql`
      fragment Cancellation_booking on Booking {
        bookerName
        creator {
          firstName
          lastName
          isOwn
        }
        cancellation {
          by
          reason
          cancelledAt
        }
      }
    `,
    booking,
  );
  if (cancellation == null) return null;
  const { by, reason, cancelledAt } = cancellation;
  const { firstName, lastName, isOwn } = creator;
  const names: Readonly<Record<BookingParty, string>> = {
    BOOKER: isOwn ? bookerName : "you",
    CREATOR: isOwn ? "you" : fullName({ firstName, lastName }),
    PLATFORM: "Beamers",
  };
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
