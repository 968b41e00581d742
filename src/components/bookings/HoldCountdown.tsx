import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { HoldCountdown_booking$key } from "../../__generated__/HoldCountdown_booking.graphql.ts";
import { MINUTE_MS } from "../../domain/shared/limits.ts";
import { formatCountdown } from "../../domain/time/format.ts";
import { parseInstant } from "../../domain/time/instant.ts";
import { useSoftPolling } from "../../navigation/useSoftPolling.ts";
import { useNow, type Clock } from "./useNow.ts";
import { TimeLeft } from "../../ui/TimeLeft/TimeLeft.tsx";

const URGENT_MS = 2 * MINUTE_MS;

interface HoldCountdownProps {
  booking: HoldCountdown_booking$key;
  clock: Clock;
}

/** How long a slot is still held; nothing without a hold. */
export function HoldCountdown({ booking, clock }: HoldCountdownProps) {
  const { holdExpiresAt } = useFragment(
    graphql`
      fragment HoldCountdown_booking on Booking {
        holdExpiresAt
      }
    `,
    booking,
  );
  const now = useNow(clock);
  const { revalidate } = useRevalidator();
  const endsAt = holdExpiresAt ? parseInstant(holdExpiresAt) : null;
  const isOver = endsAt !== null && now >= endsAt;
  // By this clock the hold is over. Whether it is, only the server can say.
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOver) readAgain();
  }, [isOver]);
  // A clock that is ahead asks too early, and the server still holds the slot.
  useSoftPolling(isOver);

  if (endsAt === null) return null;
  return (
    <TimeLeft isUrgent={endsAt - now < URGENT_MS} announcement="Less than two minutes left">
      Held for {formatCountdown(endsAt - now)}
    </TimeLeft>
  );
}
