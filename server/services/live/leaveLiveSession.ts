import { leaveLiveSessionInput } from "../../../src/domain/live/inputs/leaveLiveSession.ts";
import { leave } from "../../../src/domain/live/presence.ts";
import { channelWindow } from "../../../src/domain/live/window.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { changeSession, keepPresence } from "./steps/changeSession.ts";
import { readChannel, readSession } from "./steps/channel.ts";

/**
 * Leaves a live session, which goes on; nothing changes if they aren't there, or only their other tab
 * is. Also once it is over. Refuses with `NOT_FOUND` (docs/product.md 14.3).
 */
export async function leaveLiveSession(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { channelId, participantId } = parseInput(leaveLiveSessionInput, command);
  const { booking, party } = await readChannel(context, channelId);
  // Nothing is opened in order to leave it.
  if ((await readSession(context, channelId)) === null) return booking;
  return changeSession(context, booking, async (changing) => {
    // Nobody is in a channel that has closed.
    const at = Math.min(changing.at, channelWindow(changing.booking).end);
    await keepPresence(changing, leave(changing.session.row, { party, at, participantId }));
    return changing.booking;
  });
}
