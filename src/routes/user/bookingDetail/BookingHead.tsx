import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BookingHead_booking$key } from "../../../__generated__/BookingHead_booking.graphql.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { BuyerAmount } from "../../../components/payments/BuyerAmount.tsx";
import { knownStandingOf } from "../../../domain/bookings/lifecycle.ts";
import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import {
  friendlyDay,
  friendlyStretch,
  formatDate,
  formatTime,
} from "../../../domain/time/format.ts";
import type { Interval } from "../../../domain/time/instant.ts";
import { isTimeZone, showSameTimes, zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Ornament } from "../../../ui/Ornament/Ornament.tsx";
import { Price } from "../../../ui/Price/Price.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import { usePassed } from "../../../components/bookings/usePassed.ts";
import { WithWhom } from "../../../components/bookings/WithWhom.tsx";
import { bookingWords } from "../../../components/bookings/bookingWords.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { lamp } from "../../../ui/Ornament/drawings/lamp.tsx";

interface BookingHeadProps {
  booking: BookingHead_booking$key;
  timeZone: string;
  /** Just booked: a moment to enjoy. */
  isFresh: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** When, what, with whom, and its status. */
export function BookingHead({ booking, timeZone, isFresh, heading }: BookingHeadProps) {
  const data = useFragment(
    graphql`
      fragment BookingHead_booking on Booking {
        date
        endDate
        state
        paymentStatus
        price
        bookerName
        bookerTimeZone
        creatorTimeZone
        payment {
          state
          amountWithVat
          vatTreatment
        }
        creator {
          firstName
          lastName
          isOwn
        }
        ...WithWhom_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const { startsAt, endsAt } = sessionTimes({ date: data.date, endDate: data.endDate });
  const { isOwn, firstName, lastName } = data.creator;
  const words = bookingWords({
    standing: knownStandingOf({ state: data.state, paymentStatus: data.paymentStatus }),
    isCreator: isOwn,
    isBankAtWork: data.payment?.state === "PROCESSING",
    isOver: usePassed(host, endsAt),
    bookerName: data.bookerName,
  });
  return (
    <Stack gap="large">
      {isFresh && words.tone === "success" && <Ornament drawing={lamp} isLightingUp />}
      <Stack>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading level={1} size="hero" ref={heading} tabIndex={-1}>
          {friendlyDay(formatDate(startsAt, timeZone))}
        </Heading>
        <Text size="lead">
          {formatTime(startsAt, timeZone)} to {formatTime(endsAt, timeZone)},{" "}
          {zoneLabel(timeZone, startsAt)}
        </Text>
        <TheirTime
          name={isOwn ? data.bookerName : fullName({ firstName, lastName })}
          theirs={isOwn ? data.bookerTimeZone : data.creatorTimeZone}
          ours={timeZone}
          stretch={{ start: startsAt, end: endsAt }}
        />
      </Stack>
      <WithWhom booking={data} />
      <Cluster gap="medium">
        <Badge tone={words.tone}>{words.status}</Badge>
        {data.payment && (
          <BuyerAmount euro={data.payment.amountWithVat} vatTreatment={data.payment.vatTreatment} />
        )}
        {isOwn && data.price > 0 && (
          <Price text={formatEuro(toCents(data.price))} note="excl. VAT" />
        )}
        <Text tone="muted">
          {words.text}
          {words.isInSessions && (
            <>
              {" "}
              <Link href={`${PATHS.userHome}?tab=sessions`}>My Sessions</Link>.
            </>
          )}
        </Text>
      </Cluster>
    </Stack>
  );
}

interface TheirTimeProps {
  name: string;
  /** Null where they have set none. */
  theirs: string | null | undefined;
  ours: string;
  stretch: Interval;
}

/** When it is for the other one of the two; nothing where their clock shows the same. */
function TheirTime({ name, theirs, ours, stretch }: TheirTimeProps) {
  if (theirs == null || !isTimeZone(theirs) || showSameTimes(theirs, ours, stretch)) return null;
  return (
    <Text tone="muted">
      For <bdi>{name}</bdi>: {friendlyStretch(stretch, theirs)}, {zoneLabel(theirs, stretch.start)}
    </Text>
  );
}
