import { startLiveSessionInput } from "../../../src/domain/live/inputs/startLiveSession.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { type LiveAccess, enterSession } from "./steps/enterSession.ts";

/**
 * Starts a live session as its host, or comes back to one that goes on. Refuses with `NOT_FOUND`,
 * `FORBIDDEN` for the booker, `NOT_OPEN_YET`, `LIVE_SESSION_ENDED`, `MEETING_ELSEWHERE`,
 * `BOOKING_CANCELLED` and `SEAT_TAKEN` (docs/product.md 14.3).
 */
export async function startLiveSession(
  context: ServiceContext,
  command: unknown,
): Promise<LiveAccess> {
  return enterSession(context, {
    ...parseInput(startLiveSessionInput, command),
    as: "CREATOR",
    before: async ({ session, at }) => {
      if (session.row.state === "SCHEDULED") await session.start({ at });
    },
  });
}
