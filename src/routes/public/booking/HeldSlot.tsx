import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { HeldSlot_booking$key } from "../../../__generated__/HeldSlot_booking.graphql.ts";
import { HoldCountdown } from "../../../components/bookings/HoldCountdown.tsx";
import { friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useNow } from "../../../session/useNow.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

interface HeldSlotProps {
  booking: HeldSlot_booking$key;
  timeZone: string;
}

/** When it is, and how long it stays the visitor's. */
export function HeldSlot({ booking, timeZone }: HeldSlotProps) {
  const data = useFragment(
    graphql`
      fragment HeldSlot_booking on Booking {
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
      <Text size="lead">{friendlyDate(startsAt, timeZone)}</Text>
      <Text tone="muted" size="small">
        {zoneLabel(timeZone, startsAt)}
      </Text>
      <HoldCountdown booking={data} now={now} onEnd={() => void revalidate()} />
    </Stack>
  );
}
