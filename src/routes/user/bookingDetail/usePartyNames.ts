import { graphql, useFragment } from "react-relay/hooks";
import type { usePartyNames_booking$key } from "../../../__generated__/usePartyNames_booking.graphql.ts";
import type { BookingParty } from "../../../domain/generated/enums.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";

/** What the viewer calls each side of a session: themselves "you". */
export function usePartyNames(
  booking: usePartyNames_booking$key,
): Readonly<Record<BookingParty, string>> {
  const { bookerName, creator } = useFragment(
    graphql`
      fragment usePartyNames_booking on Booking {
        bookerName
        creator {
          firstName
          lastName
          isOwn
        }
      }
    `,
    booking,
  );
  const { firstName, lastName, isOwn } = creator;
  return {
    BOOKER: isOwn ? bookerName : "you",
    CREATOR: isOwn ? "you" : fullName({ firstName, lastName }),
    PLATFORM: "Beamers",
  };
}
