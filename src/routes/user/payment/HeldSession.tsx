import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { HeldSession_booking$key } from "../../../__generated__/HeldSession_booking.graphql.ts";
import { HoldCountdown } from "../../../components/bookings/HoldCountdown.tsx";
import { friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useNow } from "../../../session/useNow.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

interface HeldSessionProps {
  booking: HeldSession_booking$key;
  timeZone: string;
}

/** When the session is, and how long its time stays the buyer's. */
export function HeldSession({ booking, timeZone }: HeldSessionProps) {
  const data = useFragment(
    graphql`
      fragment HeldSession_booking on Booking {
        date
        ...HoldCountdown_booking
      }
    `,
    booking,
  );
  const { revalidate } = useRevalidator();
  const now = useNow();
  const startsAt = parseInstant(data.date) ?? now;
  return (
    <Stack gap="tiny">
      <Text>{friendlyDate(startsAt, timeZone)}</Text>
      <Text tone="muted" size="small">
        {zoneLabel(timeZone, startsAt)}
      </Text>
      <HoldCountdown booking={data} now={now} onEnd={() => void revalidate()} />
    </Stack>
  );
}
