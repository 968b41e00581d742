import { graphql, useFragment } from "react-relay/hooks";
import type { HeldSlot_booking$key } from "../../__generated__/HeldSlot_booking.graphql.ts";
import { friendlyDate } from "../../domain/time/format.ts";
import { parseInstant } from "../../domain/time/instant.ts";
import { zoneLabel } from "../../domain/time/zones.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { HoldCountdown } from "./HoldCountdown.tsx";
import type { Clock } from "./useNow.ts";

interface HeldSlotProps {
  booking: HeldSlot_booking$key;
  timeZone: string;
  clock: Clock;
  /** True where nothing else on the page is as important. */
  isLead?: boolean;
}

/** When a session is, and how long its slot is held. */
export function HeldSlot({ booking, timeZone, clock, isLead = false }: HeldSlotProps) {
  const data = useFragment(
    graphql`
      fragment HeldSlot_booking on Booking {
        date
        ...HoldCountdown_booking
      }
    `,
    booking,
  );
  const startsAt = parseInstant(data.date) ?? clock.now();
  return (
    <Stack gap="tiny">
      <Text {...(isLead && { size: "lead" })}>{friendlyDate(startsAt, timeZone)}</Text>
      <Text tone="muted" size="small">
        {zoneLabel(timeZone, startsAt)}
      </Text>
      <HoldCountdown booking={data} clock={clock} />
    </Stack>
  );
}
