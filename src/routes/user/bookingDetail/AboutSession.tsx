import { graphql, useFragment } from "react-relay/hooks";
import type { AboutSession_booking$key } from "../../../__generated__/AboutSession_booking.graphql.ts";
import { AboutCall } from "../../../components/bookings/AboutCall.tsx";

/** What was booked, as the offer described it then. */
export function AboutSession({ booking }: { booking: AboutSession_booking$key }) {
  const { description, descriptionBulletPoints } = useFragment(
    graphql`
      fragment AboutSession_booking on Booking {
        description
        descriptionBulletPoints
      }
    `,
    booking,
  );
  return (
    <AboutCall
      heading="About this session"
      description={description}
      points={descriptionBulletPoints}
    />
  );
}
