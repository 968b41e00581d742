import { CHANNEL_CLOSES_AFTER_MS, MINUTE_MS, SESSION_ENDS_SOON_MS } from "../shared/limits.ts";
import { formatCountdown } from "../time/format.ts";
import type { Instant } from "../time/instant.ts";

/** What the clock of a live session shows. */
export interface SessionClock {
  /** `Begins in 4:10`, `12:04` since the start, or `2:00 over time`. */
  readonly shown: string;
  /** How much is left: `17:56 left`; null before it begins and once it is over. */
  readonly left: string | null;
  /** The end is near, or has passed. */
  readonly isUrgent: boolean;
  /** That, in words for everybody who doesn't look; empty otherwise. */
  readonly warning: string;
}

const CLOSES_AFTER_MINUTES = CHANNEL_CLOSES_AFTER_MS / MINUTE_MS;

/** The clock at a moment, of a session from `startsAt` to `endsAt`. */
export function sessionClock(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  now: Instant,
): SessionClock {
  if (now < startsAt) {
    const shown = `Begins in ${formatCountdown(startsAt - now)}`;
    return { shown, left: null, isUrgent: false, warning: "" };
  }
  if (now >= endsAt) {
    return {
      shown: `${formatElapsed(now - endsAt)} over time`,
      left: null,
      isUrgent: true,
      warning: `The session’s time is over. You can stay for up to ${CLOSES_AFTER_MINUTES} minutes.`,
    };
  }
  const isUrgent = endsAt - now <= SESSION_ENDS_SOON_MS;
  return {
    shown: formatElapsed(now - startsAt),
    left: `${formatCountdown(endsAt - now)} left`,
    isUrgent,
    warning: isUrgent ? `${SESSION_ENDS_SOON_MS / MINUTE_MS} minutes left` : "",
  };
}

/** Whole seconds that have passed, `12:04`. */
function formatElapsed(milliseconds: number): string {
  return formatCountdown(Math.floor(milliseconds / 1000) * 1000);
}
