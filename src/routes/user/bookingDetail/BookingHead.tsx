import { graphql, useFragment } from "react-relay/hooks";
import type { BookingHead_booking$key } from "../../../__generated__/BookingHead_booking.graphql.ts";
import type { BookingPaymentStatus } from "../../../domain/generated/enums.ts";
import { friendlyDay, formatDate, formatTime } from "../../../domain/time/format.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Ornament } from "../../../ui/Ornament/Ornament.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import { bookingWords } from "./bookingWords.ts";
import { sessionTimes } from "./sessionTimes.ts";
import { WithWhom } from "./WithWhom.tsx";
import { lamp } from "../../../ui/Ornament/drawings/lamp.tsx";

interface BookingHeadProps {
  booking: BookingHead_booking$key;
  timeZone: string;
  /** Just booked: a moment to enjoy. */
  isFresh: boolean;
}

/** When, what, with whom, and how it stands. */
export function BookingHead({ booking, timeZone, isFresh }: BookingHeadProps) {
  const data = useFragment(
    graphql`
      fragment BookingHead_booking on Booking {
        date
        paymentStatus
        bookerName
        payment {
          state
        }
        creator {
          isOwn
        }
        oneOnOne {
          duration
        }
        ...WithWhom_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const { startsAt, endsAt } = sessionTimes({ date: data.date, duration: data.oneOnOne.duration });
  const words = bookingWords({
    status: data.paymentStatus as BookingPaymentStatus,
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
        <Heading level={1} size="hero">
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
        <Text tone="muted">{words.text}</Text>
      </Cluster>
    </Stack>
  );
}
