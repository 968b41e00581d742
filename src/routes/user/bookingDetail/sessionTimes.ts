import { minutesOf } from "../../../domain/catalogue/sessionDuration.ts";
import type { SessionDuration } from "../../../domain/generated/enums.ts";
import { MINUTE_MS } from "../../../domain/shared/limits.ts";
import { parseInstant, type Instant } from "../../../domain/time/instant.ts";

/** When a session begins and ends. Throws when the date is no instant, which the contract rules out. */
export function sessionTimes({ date, duration }: { date: string; duration: string }): {
  startsAt: Instant;
  endsAt: Instant;
} {
  const startsAt = parseInstant(date);
  if (startsAt === null) throw new Error(`not an instant: ${date}`);
  return { startsAt, endsAt: startsAt + minutesOf(duration as SessionDuration) * MINUTE_MS };
}
