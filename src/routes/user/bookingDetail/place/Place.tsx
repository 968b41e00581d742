import { graphql, useFragment } from "react-relay/hooks";
import type { Place_booking$key } from "../../../../__generated__/Place_booking.graphql.ts";
import { onOneLine, telephoneAddress } from "../../../../domain/bookings/meetingPlace.ts";
import { matchEnum } from "../../../../relay/enums.ts";
import { Link } from "../../../../ui/Link/Link.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { usePartyNames } from "../usePartyNames.ts";

/** A link to press, a number to call, or an address to go to. */
export function Place({ booking }: { booking: Place_booking$key }) {
  const data = useFragment(
    graphql`
      fragment Place_booking on Booking {
        meetingPlace {
          kind
          details
        }
        creator {
          isOwn
        }
        ...usePartyNames_booking
      }
    `,
    booking,
  );
  const names = usePartyNames(data);
  const { kind, details } = data.meetingPlace;
  if (kind === "VIDEO") return <Text>Here, by video</Text>;
  if (details == null) return null;
  const place = {
    VIDEO: null,
    LINK: (
      <>
        Online, at <Link href={details}>{details}</Link>
      </>
    ),
    PHONE: (
      <>
        {data.creator.isOwn ? (
          <>
            <bdi>{names.BOOKER}</bdi> calls you at{" "}
          </>
        ) : (
          <>
            Call <bdi>{names.CREATOR}</bdi> at{" "}
          </>
        )}
        <Link href={telephoneAddress(details)}>{details}</Link>
      </>
    ),
    ADDRESS: (
      <>
        In person, at <bdi>{onOneLine(details)}</bdi>
      </>
    ),
  };
  return <Text>{matchEnum(kind, place, null)}</Text>;
}
