import { wasBooked } from "../../../../src/domain/bookings/lifecycle.ts";
import type { LiveParty } from "../../../../src/domain/live/presence.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { LiveSessionRow } from "../../../store/ports/live.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { requireViewer } from "../../shared/viewer.ts";

/** The video channel of a booking, and which of the two the viewer is. */
export interface Channel {
  booking: BookingRow;
  party: LiveParty;
}

/**
 * The channel, for the two who meet there. Refuses everybody else with `NOT_FOUND`, and both as long
 * as nothing is booked.
 */
export async function readChannel(context: ServiceContext, channelId: string): Promise<Channel> {
  const { userId } = requireViewer(context);
  const booking = await context.store.bookings.byChannelId(channelId);
  if (booking === null || !wasBooked(booking)) return refuse("NOT_FOUND");
  if (booking.creatorId === userId) return { booking, party: "CREATOR" };
  if (booking.bookerId === userId) return { booking, party: "BOOKER" };
  return refuse("NOT_FOUND");
}

/** The live session of a channel; null until one of the two has come to it. */
export async function readSession(
  { store }: Pick<ServiceContext, "store">,
  channelId: string,
): Promise<LiveSessionRow | null> {
  const [row] = await store.live.byChannelIds([channelId]);
  return row ?? null;
}
