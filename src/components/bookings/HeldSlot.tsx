import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { HeldSlot_booking$key } from "../../__generated__/HeldSlot_booking.graphql.ts";
import { friendlyDate } from "../../domain/time/format.ts";
import { type Instant, parseInstant } from "../../domain/time/instant.ts";
import { zoneLabel } from "../../domain/time/zones.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { TimeLeft } from "../../ui/TimeLeft/TimeLeft.tsx";
import { HoldCountdown } from "./HoldCountdown.tsx";
import type { Clock } from "./useNow.ts";

interface SlotProps {
  timeZone: string;
  /** True if nothing else on the page is as important. */
  isLead?: boolean;
}

interface HeldSlotProps extends SlotProps {
  booking: HeldSlot_booking$key;
  clock: Clock;
}

/** When a session is, and how long its slot is held. */
export function HeldSlot({ booking, clock, ...slot }: HeldSlotProps) {
  const data = useFragment(
    graphql`
      fragment HeldSlot_booking on Booking {
        date
        ...HoldCountdown_booking
      }
    `,
    booking,
  );
  return (
    <Slot {...slot} at={parseInstant(data.date) ?? clock.now()}>
      <HoldCountdown booking={data} clock={clock} />
    </Slot>
  );
}

/** The same before the server has said that the slot is held. */
export function SlotToHold({ at, ...slot }: SlotProps & { at: Instant }) {
  return (
    <Slot {...slot} at={at}>
      <TimeLeft>Holding this time for you…</TimeLeft>
    </Slot>
  );
}

function Slot({
  at,
  timeZone,
  isLead = false,
  children,
}: SlotProps & { at: Instant; children: ReactNode }) {
  return (
    <Stack gap="tiny">
      <Text {...(isLead && { size: "lead" })}>{friendlyDate(at, timeZone)}</Text>
      <Text tone="muted" size="small">
        {zoneLabel(timeZone, at)}
      </Text>
      {children}
    </Stack>
  );
}
