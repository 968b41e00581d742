import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { BookingHead_booking$key } from "../../../__generated__/BookingHead_booking.graphql.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { BuyerAmount } from "../../../components/payments/BuyerAmount.tsx";
import { knownStandingOf } from "../../../domain/bookings/lifecycle.ts";
import { friendlyDay, formatDate, formatTime } from "../../../domain/time/format.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Ornament } from "../../../ui/Ornament/Ornament.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
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
        bookerName
        payment {
          state
          amountWithVat
          vatTreatment
        }
        creator {
          isOwn
        }
        ...WithWhom_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const { startsAt, endsAt } = sessionTimes({ date: data.date, endDate: data.endDate });
  const words = bookingWords({
    standing: knownStandingOf({ state: data.state, paymentStatus: data.paymentStatus }),
    isCreator: data.creator.isOwn,
    isBankAtWork: data.payment?.state === "PROCESSING",
    isOver: endsAt <= host.now(),
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
      </Stack>
      <WithWhom booking={data} />
      <Cluster gap="medium">
        <Badge tone={words.tone}>{words.status}</Badge>
        {data.payment && (
          <BuyerAmount euro={data.payment.amountWithVat} vatTreatment={data.payment.vatTreatment} />
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
