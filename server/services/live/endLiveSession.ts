import { endLiveSessionInput } from "../../../src/domain/live/inputs/endLiveSession.ts";
import { dissolve } from "../../../src/domain/live/presence.ts";
import { liveStatus } from "../../../src/domain/live/window.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { changeSession, keepPresence } from "./steps/changeSession.ts";
import { readChannel } from "./steps/channel.ts";

/**
 * Ends a live session for both, for good; one that is over stays so. Refuses with `NOT_FOUND`,
 * `FORBIDDEN` for the booker, and `NOT_LIVE_YET` before it was started (docs/product.md 14.3).
 */
export async function endLiveSession(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { channelId } = parseInput(endLiveSessionInput, command);
  const { booking, party } = await readChannel(context, channelId);
  if (party !== "CREATOR") return refuse("FORBIDDEN");
  if (liveStatus(null, booking, context.now()) === "ENDED") return booking;
  return changeSession(context, booking, async (changing) => {
    const { session, at } = changing;
    if (session.row.state === "SCHEDULED") refuse("NOT_LIVE_YET");
    if (session.row.state === "LIVE") {
      await keepPresence(changing, dissolve(session.row, at));
      await session.end({ at });
    }
    return changing.booking;
  });
}
