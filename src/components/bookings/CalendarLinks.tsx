import { graphql, useFragment } from "react-relay/hooks";
import type { CalendarLinks_booking$key } from "../../__generated__/CalendarLinks_booking.graphql.ts";
import { calendarLinks } from "../../domain/bookings/calendarLinks.ts";
import { calendarLocation } from "../../domain/bookings/meetingPlace.ts";
import { sessionEvent } from "../../domain/bookings/sessionEvent.ts";
import { sessionTimes } from "../../domain/bookings/sessionTimes.ts";
import { type BookingState, MEETING_KINDS } from "../../domain/generated/enums.ts";
import { fullName } from "../../domain/profiles/fullName.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { knownOf, matchEnum } from "../../relay/enums.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface CalendarLinksProps {
  booking: CalendarLinks_booking$key;
  now: Instant;
  /** Scheme and host of this site. */
  origin: string;
  /** Where the viewer's calendar can be subscribed to all sessions. */
  settingsAddress: string;
}

/**
 * Links to add a session to one's own calendar, or to mark it there as cancelled; nothing once it
 * is over.
 */
export function CalendarLinks({ booking, now, origin, settingsAddress }: CalendarLinksProps) {
  const { id, title, date, endDate, bookerName, state, moves, creator, ...data } = useFragment(
    graphql`
      fragment CalendarLinks_booking on Booking {
        id
        title
        date
        endDate
        bookerName
        state
        moves {
          __typename
        }
        meetingPlace {
          kind
          details
        }
        placeChangeCount
        liveSession {
          joinUrl {
            absoluteUrl
          }
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
  const purpose = matchEnum(state, PURPOSES, null);
  if (purpose === null || times.endsAt <= now) return null;
  const isCancelled = purpose === "cancel";
  const { firstName, lastName } = creator;
  const { details } = data.meetingPlace;
  const joinUrl = data.liveSession?.joinUrl.absoluteUrl;
  const kind = knownOf(data.meetingPlace.kind, MEETING_KINDS);
  const links = calendarLinks(
    sessionEvent({
      ...times,
      bookingId: id,
      slug: creator.slug,
      origin,
      title,
      otherName: creator.isOwn ? bookerName : fullName({ firstName, lastName }),
      place:
        kind === null
          ? null
          : calendarLocation({ kind, details: details ?? null }, joinUrl ?? null),
      placeChangeCount: data.placeChangeCount,
      moveCount: moves.length,
      isCancelled,
      stamp: now,
    }),
  );
  return (
    <div className="screen-only">
      <Stack gap="small">
        <Text size="small" tone="muted">
          {isCancelled
            ? "Added it with the calendar file? This one marks it as cancelled. If you added it in Google or Outlook, delete it there."
            : "Add to your calendar"}
        </Text>
        <Cluster>
          <ButtonLink href={links.file} download="session.ics" icon={<Icon name="calendar" />}>
            {isCancelled ? "Cancellation file" : "Calendar file"}
          </ButtonLink>
          {!isCancelled && (
            <>
              <ButtonLink
                href={links.google}
                target="_blank"
                iconEnd={<Icon name="arrowUpRight" />}
              >
                Google
              </ButtonLink>
              <ButtonLink
                href={links.outlook}
                target="_blank"
                iconEnd={<Icon name="arrowUpRight" />}
              >
                Outlook
              </ButtonLink>
            </>
          )}
        </Cluster>
        {!isCancelled && (
          <Text size="small" tone="muted">
            None of these change when the session is moved or cancelled. For a calendar that
            follows, <Link href={settingsAddress}>subscribe to your sessions</Link>.
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** What a calendar is given of a booking in each state; null where it has nothing to show. */
const PURPOSES = {
  HELD: null,
  CONFIRMED: "add",
  CANCELLED: "cancel",
  LAPSED: null,
} as const satisfies Record<BookingState, "add" | "cancel" | null>;
