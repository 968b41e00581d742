import { graphql, useFragment } from "react-relay/hooks";
import type { WhoWasThere_booking$key } from "../../../__generated__/WhoWasThere_booking.graphql.ts";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { formatTime } from "../../../domain/time/format.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { usePartyNames } from "./usePartyNames.ts";

interface WhoWasThereProps {
  booking: WhoWasThere_booking$key;
  timeZone: string;
}

/** When each of the two was in a session by video, once it is over; nothing where nobody came. */
export function WhoWasThere({ booking, timeZone }: WhoWasThereProps) {
  const data = useFragment(
    graphql`
      fragment WhoWasThere_booking on Booking {
        date
        endDate
        attendance {
          party
          from
          to
        }
        ...usePartyNames_booking
      }
    `,
    booking,
  );
  const { date, endDate, attendance } = data;
  const names = usePartyNames(data);
  const isOver = usePassed(useSession().host, sessionTimes({ date, endDate }).endsAt);
  if (!isOver || attendance.length === 0) return null;
  const timesOf = (party: "CREATOR" | "BOOKER") =>
    attendance
      .filter((stretch) => stretch.party === party)
      .map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`)
      .join(", ");
  const timeOf = (iso: string) => formatTime(Date.parse(iso), timeZone);
  return (
    <Stack as="section">
      <Heading level={2}>Who was there</Heading>
      <DescriptionList
        items={(["CREATOR", "BOOKER"] as const).map((party) => ({
          id: party,
          term: names[party] === "you" ? "You" : names[party],
          details: timesOf(party) || "Wasn’t there",
        }))}
      />
    </Stack>
  );
}
