import type { World } from "../../../../server/world/world.ts";
import { rescheduleAddress } from "../../../../src/domain/bookings/addresses.ts";
import type { CastFacts } from "../../public/booking/scenes.ts";
import { booked } from "../bookingDetail/scenes.ts";

export const TUESDAY_ELEVEN = "2026-03-17T10:00:00Z";
export const TUESDAY_TWELVE = "2026-03-17T11:00:00Z";

/** A booked session, moved to these times one after the other, and where it is moved again. */
export async function toMove(world: World, facts: CastFacts & { moves?: readonly string[] } = {}) {
  const { moves = [], ...castFacts } = facts;
  const { booking, ...people } = await booked(world, castFacts);
  for (const time of moves) await people.guest.moves(booking, time);
  const { slug } = people.creator.row;
  return { ...people, booking, address: rescheduleAddress({ slug, bookingId: booking.id }) };
}

/** The same, seen by its booker. */
export async function moving(world: World, facts: Parameters<typeof toMove>[1] = {}) {
  const { guest, address } = await toMove(world, facts);
  await guest.signsIn();
  return address;
}
