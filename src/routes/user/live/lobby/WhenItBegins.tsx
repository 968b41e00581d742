import { useNow } from "../../../../components/bookings/useNow.ts";
import { channelWindow } from "../../../../domain/live/window.ts";
import { HOUR_MS } from "../../../../domain/shared/limits.ts";
import {
  formatCountdown,
  formatDate,
  formatTime,
  friendlyDay,
} from "../../../../domain/time/format.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { TimeLeft } from "../../../../ui/TimeLeft/TimeLeft.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

interface WhenItBeginsProps {
  startsAt: Instant;
  /** Whether one can join already. */
  isOpen: boolean;
  timeZone: string;
}

/** From when on one can join, and how long it is until the session begins. */
export function WhenItBegins({ startsAt, isOpen, timeZone }: WhenItBeginsProps) {
  const now = useNow(useSession().host);
  const { start: opensAt } = channelWindow({ startsAt, endsAt: startsAt });
  const left = startsAt - now;
  return (
    <>
      {!isOpen && <Text>You can join from {timeOf(opensAt, { now, timeZone })}.</Text>}
      {left > 0 && left < HOUR_MS && <TimeLeft>Begins in {formatCountdown(left)}</TimeLeft>}
    </>
  );
}

/** A time of day, with its date on another day. */
function timeOf(at: Instant, { now, timeZone }: { now: Instant; timeZone: string }): string {
  const time = formatTime(at, timeZone);
  const date = formatDate(at, timeZone);
  return date === formatDate(now, timeZone) ? time : `${time} on ${friendlyDay(date)}`;
}
