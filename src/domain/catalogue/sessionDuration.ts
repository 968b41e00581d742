import type { SessionDuration } from "../generated/enums.ts";

const MINUTES = { THIRTY_MINUTES: 30, SIXTY_MINUTES: 60 } as const satisfies Record<
  SessionDuration,
  number
>;

/** Length of a session in minutes. */
export function minutesOf(duration: SessionDuration): number {
  return MINUTES[duration];
}
