import { graphql, useFragment } from "react-relay/hooks";
import type { CalendarLinks_booking$key } from "../../__generated__/CalendarLinks_booking.graphql.ts";
import { calendarLinks } from "../../domain/bookings/calendarLinks.ts";
import { sessionEvent } from "../../domain/bookings/sessionEvent.ts";
import { sessionTimes } from "../../domain/bookings/sessionTimes.ts";
import { fullName } from "../../domain/profiles/fullName.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface CalendarLinksProps {
  booking: CalendarLinks_booking$key;
  now: Instant;
  /** Scheme and host of this site. */
  origin: string;
}

/** Links to add a session to one's own calendar; nothing once it is over. */
export function CalendarLinks({ booking, now, origin }: CalendarLinksProps) {
  const { id, title, date, endDate, bookerName, moves, creator } = useFragment(
    graphql`
      fragment CalendarLinks_booking on Booking {
        id
        title
        date
        endDate
        bookerName
        moves {
          __typename
        }
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
  const times = sessionTimes({ date, endDate });
  if (times.endsAt <= now) return null;
  const { firstName, lastName } = creator;
  const links = calendarLinks(
    sessionEvent({
      ...times,
      bookingId: id,
      slug: creator.slug,
      origin,
      title,
      otherName: creator.isOwn ? bookerName : fullName({ firstName, lastName }),
      // No booking has a place yet.
      place: null,
      placeChangeCount: 0,
      moveCount: moves.length,
      isCancelled: false,
      stamp: now,
    }),
  );
  return (
    <div className="screen-only">
      <Stack gap="small">
        <Text size="small" tone="muted">
          Add to your calendar
        </Text>
        <Cluster>
          <ButtonLink href={links.file} download="session.ics" icon={<Icon name="calendar" />}>
            Calendar file
          </ButtonLink>
          <ButtonLink href={links.google} target="_blank" iconEnd={<Icon name="arrowUpRight" />}>
            Google
          </ButtonLink>
          <ButtonLink href={links.outlook} target="_blank" iconEnd={<Icon name="arrowUpRight" />}>
            Outlook
          </ButtonLink>
        </Cluster>
      </Stack>
    </div>
  );
}
