import { graphql, useFragment } from "react-relay/hooks";
import type { NextForSession_booking$key } from "../../../../__generated__/NextForSession_booking.graphql.ts";
import { CalendarLinks } from "../../../../components/bookings/CalendarLinks.tsx";
import { PlaceLine } from "../../../../components/bookings/PlaceLine.tsx";
import { bookingDetailAddress } from "../../../../domain/bookings/addresses.ts";
import { sessionTimes } from "../../../../domain/bookings/sessionTimes.ts";
import { fullName } from "../../../../domain/profiles/fullName.ts";
import { PATHS } from "../../../../domain/shared/paths.ts";
import { friendlyStretch } from "../../../../domain/time/format.ts";
import { zoneLabel } from "../../../../domain/time/zones.ts";
import { settingsOf } from "../../../../session/home.ts";
import { useMe, useSession } from "../../../../session/SessionProvider.tsx";
import { Link } from "../../../../ui/Link/Link.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { WhatNext } from "./WhatNext.tsx";

interface NextForSessionProps {
  booking: NextForSession_booking$key;
  timeZone: string;
}

/** When and with whom the session is, where it is saved, and ways not to forget it. */
export function NextForSession({ booking, timeZone }: NextForSessionProps) {
  const { id, date, endDate, creator, meetingPlace, ...data } = useFragment(
    graphql`
      fragment NextForSession_booking on Booking {
        id
        date
        endDate
        creator {
          firstName
          lastName
          slug
        }
        meetingPlace {
          ...PlaceLine_place
        }
        ...CalendarLinks_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const settingsAddress = settingsOf(useMe());
  const { firstName, lastName } = creator;
  const { startsAt, endsAt } = sessionTimes({ date, endDate });
  return (
    <WhatNext>
      <Stack gap="tiny">
        <Text weight="strong">{friendlyStretch({ start: startsAt, end: endsAt }, timeZone)}</Text>
        <Text size="small" tone="muted">
          {zoneLabel(timeZone, startsAt)}
        </Text>
        <PlaceLine place={meetingPlace} />
      </Stack>
      <Text>
        <Link href={bookingDetailAddress({ slug: creator.slug, bookingId: id })}>Your session</Link>{" "}
        with <bdi>{fullName({ firstName, lastName })}</bdi> is saved in{" "}
        <Link href={`${PATHS.userHome}?tab=sessions`}>My Sessions</Link>. Put it in your calendar,
        too:
      </Text>
      <CalendarLinks
        booking={data}
        now={host.now()}
        origin={host.origin}
        {...{ settingsAddress }}
      />
    </WhatNext>
  );
}
