import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readChannel } from "./steps/channel.ts";

/**
 * The booking whose live session has this channel, for its booker and its creator. Refuses with
 * `NOT_FOUND` everybody else, and both as long as it has not been confirmed (docs/product.md 14.1).
 */
export async function readLiveSession(
  context: ServiceContext,
  channelId: string,
): Promise<BookingRow> {
  return (await readChannel(context, channelId)).booking;
}
