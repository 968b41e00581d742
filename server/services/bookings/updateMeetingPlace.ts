import { updateMeetingPlaceInput } from "../../../src/domain/bookings/inputs/updateMeetingPlace.ts";
import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { namedPlace, placeChangeRefusal } from "../../../src/domain/bookings/meetingPlace.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { sameContent } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";
import { readBooking } from "./readBooking.ts";

/**
 * Changes where the booker and the creator of a session meet, for that session alone. To the place
 * that it has nothing changes. Refuses with `NOT_FOUND` unless it is a session that the signed-in
 * beamer gives, and with `BOOKING_NOT_CONFIRMED`, `BOOKING_CANCELLED`, `SESSION_OVER` and
 * `CHANGED_ELSEWHERE` (docs/product.md 6.25).
 */
export async function updateMeetingPlace(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { id, placeChangeCount, ...named } = parseInput(updateMeetingPlaceInput, command);
  const meetingPlace = namedPlace(named);
  const { creatorId } = await readBooking(context, id);
  if (creatorId !== userId) refuse("NOT_FOUND");
  return context.store.transaction(async (store) => {
    const agenda = await store.agendaOf(creatorId);
    const at = context.now();
    const booking = bookingAt((await agenda.byId(id)) ?? refuse("NOT_FOUND"), at);
    const refusal = placeChangeRefusal(booking, at);
    if (refusal !== null) refuse(refusal);
    if (sameContent(booking.meetingPlace, meetingPlace)) return booking;
    const isOutdated = placeChangeCount != null && placeChangeCount !== booking.placeChangeCount;
    if (isOutdated) refuse("CHANGED_ELSEWHERE");
    return agenda.changePlace({ id, at, meetingPlace });
  });
}
