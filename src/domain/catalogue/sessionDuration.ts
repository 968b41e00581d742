import type { SessionDuration } from "../generated/enums.ts";

/** The length of each kind of session, in minutes. */
export const SESSION_MINUTES = { THIRTY_MINUTES: 30, SIXTY_MINUTES: 60 } as const satisfies Record<
  SessionDuration,
  number
>;
