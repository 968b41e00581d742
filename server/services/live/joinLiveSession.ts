import { joinLiveSessionInput } from "../../../src/domain/live/inputs/joinLiveSession.ts";
import { LIVE_STATES } from "../../../src/domain/live/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { type LiveAccess, enterSession } from "./steps/enterSession.ts";

/**
 * Joins a live session as its booker, or comes back to it. Refuses like `startLiveSession`, the host
 * with `FORBIDDEN`, and with `NOT_LIVE_YET` until the host has started it (docs/product.md 14.3).
 */
export async function joinLiveSession(
  context: ServiceContext,
  command: unknown,
): Promise<LiveAccess> {
  return enterSession(context, {
    ...parseInput(joinLiveSessionInput, command),
    as: "BOOKER",
    before: async ({ session }) => {
      if (!LIVE_STATES[session.row.state].admitsBooker) refuse("NOT_LIVE_YET");
    },
  });
}
