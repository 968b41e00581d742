import { graphql, useFragment } from "react-relay/hooks";
import type { AddToCalendar_booking$key } from "../../../__generated__/AddToCalendar_booking.graphql.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { calendarFile } from "../../../domain/bookings/calendarFile.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { sessionTimes } from "./sessionTimes.ts";

/** The session as a file that every calendar reads; nothing once it is over. */
export function AddToCalendar({ booking }: { booking: AddToCalendar_booking$key }) {
  const { id, title, date, endDate, bookerName, creator } = useFragment(
    graphql`
      fragment AddToCalendar_booking on Booking {
        id
        title
        date
        endDate
        bookerName
        creator {
          firstName
          lastName
          slug
          isOwn
        }
      }
    `,
    booking,
  );
  const { host } = useSession();
  const stamp = host.now();
  const times = sessionTimes({ date, endDate });
  if (times.endsAt <= stamp) return null;
  const creatorName = `${creator.firstName} ${creator.lastName}`.trim();
  const file = calendarFile({
    ...times,
    stamp,
    uid: `${id}@${new URL(host.origin).host}`,
    title: `${title} with ${creator.isOwn ? bookerName : creatorName}`,
    url: host.origin + bookingDetailAddress({ slug: creator.slug, bookingId: id }),
  });
  return (
    <ButtonLink
      size="large"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="session.ics"
      icon={<Icon name="calendar" />}
    >
      Add to calendar
    </ButtonLink>
  );
}
