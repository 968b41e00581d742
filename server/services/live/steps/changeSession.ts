import { type Presence, isNews } from "../../../../src/domain/live/presence.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { LockedLiveSession } from "../../../store/ports/live.ts";
import type { ServiceContext } from "../../shared/context.ts";

/** A live session, locked, with its booking and the time as they are under the lock. */
export interface Changing {
  session: LockedLiveSession;
  booking: BookingRow;
  at: Instant;
}

/**
 * Changes a live session under its lock, and tells those who follow it if it is news to them. It is
 * opened if there is none, unless the work refuses.
 */
export async function changeSession<T>(
  context: ServiceContext,
  { id: bookingId, channelId }: Pick<BookingRow, "id" | "channelId">,
  work: (changing: Changing) => Promise<T>,
): Promise<T> {
  const { result, isToTell } = await context.store.transaction(async (store) => {
    const opening = { channelId, bookingId, at: context.now() };
    const session = await store.lockLiveSession(opening);
    const { version } = session.row;
    const booking = (await store.bookings.byId(bookingId)) ?? refuse("NOT_FOUND");
    const answer = await work({ session, booking, at: context.now() });
    return { result: answer, isToTell: session.row.version !== version };
  });
  if (isToTell) context.live.changed(channelId);
  return result;
}

/** Writes who is there, as news if others see something else of it. */
export async function keepPresence(
  { session, at }: Pick<Changing, "session" | "at">,
  presence: Presence,
): Promise<void> {
  if (presence === session.row) return;
  await session.keep(presence, { isNews: isNews(session.row, presence, at) });
}
