import { rescheduleBookingInput } from "../../../src/domain/bookings/inputs/rescheduleBooking.ts";
import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { yieldingHolds } from "../../../src/domain/bookings/yieldingHolds.ts";
import type { RuleBook } from "../../../src/domain/time/bookingRules.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import {
  intervalOf,
  isFree,
  isWithinRules,
  type NamedSlot,
} from "../../../src/domain/time/slots.ts";
import { decidingInterval } from "../../../src/domain/time/takenTimes.ts";
import type { Hours } from "../../../src/domain/time/weeklyHours.ts";
import type { Agenda, BookingRow } from "../../store/ports/bookings.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { refuseBusyOutside, refuseTaken, refuseUnoffered, sessionsUnderLock } from "./freeTime.ts";
import { readBooking } from "./readBooking.ts";
import { refuseUnmovable } from "./refusalToMove.ts";
import { refuseHoldAtBank } from "./refuseHoldAtBank.ts";

/**
 * Moves a booking to another slot; the one that it has is left as it is. What makes a time bookable
 * counts as for a new booking, also when the offer is off sale. Refuses with `NOT_FOUND`,
 * `BOOKING_NOT_CONFIRMED`, `BOOKING_CANCELLED`, `HOLD_EXPIRED`, `RESCHEDULE_TOO_LATE`,
 * `MOVE_LIMIT_REACHED`, `BOOKING_MOVED`, `SLOT_NOT_OFFERED`, `SLOT_TAKEN` and `PAYMENT_PROCESSING`
 * (docs/product.md 6.14), and with `UNAVAILABLE` in a crowd, see `BookingPace`.
 */
export async function rescheduleBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { id, ...asked } = parseInput(rescheduleBookingInput, command);
  const seen = await readBooking(context, id);
  if (seen.bookerId !== userId) refuse("NOT_FOUND");
  const named = { ...asked, durationInMinutes: (seen.endsAt - seen.startsAt) / MINUTE_MS };
  const slot = intervalOf(named) ?? refuseUnoffered();
  if (isAlreadyAt(seen, slot)) return seen;
  refuseUnmovable(seen, context.now());
  await context.bookingPace.next(seen.creatorId);
  const terms = await refuseUnfree(context, { booking: seen, named, slot });
  return context.store.transaction(async (store) => {
    const agenda = await store.agendaOf(seen.creatorId);
    const at = context.now();
    const booking = bookingAt((await agenda.byId(id)) ?? refuse("NOT_FOUND"), at);
    if (isAlreadyAt(booking, slot)) return booking;
    refuseUnmovable(booking, at);
    // The calendars were asked about a move from there.
    if (booking.startsAt !== seen.startsAt) refuse("BOOKING_MOVED");
    await lapseOwnHolds(store, agenda, { ...terms, booking, slot, at });
    const moved = await agenda.move({ id, at, startsAt: slot.start, endsAt: slot.end });
    return moved ?? refuseTaken();
  });
}

const isAlreadyAt = ({ state, startsAt }: BookingRow, slot: Interval) =>
  state === "CONFIRMED" && startsAt === slot.start;

/** The creator's hours and rules. */
async function refuseUnfree(
  context: ServiceContext,
  { booking, named, slot }: { booking: BookingRow; named: NamedSlot; slot: Interval },
): Promise<{ hours: Hours; rules: RuleBook }> {
  const { store } = context;
  const { creatorId, bookerId, itemId: offerId } = booking;
  const now = context.now();
  const interval = decidingInterval(slot);
  const query = { creatorId, interval, now, holder: bookerId, moved: booking.id };
  const { rules, sessions, calendars, ...schedule } = await store.availability.scheduleOf(query);
  const hours = schedule.hours ?? refuseUnoffered();
  const asked = { ...named, hours, rules, offerId, sessions, busy: [], now };
  if (!isWithinRules(asked, slot)) refuseUnoffered();
  if (!isFree(asked, slot)) refuseTaken();
  const own = { start: booking.startsAt, end: booking.endsAt };
  await refuseBusyOutside(context, { creatorId, calendars, slot, own, rules, offerId });
  return { hours, rules };
}

/**
 * A person's own hold never blocks that person, unless the bank is processing its payment
 * (docs/product.md 6.7, 7.12).
 */
async function lapseOwnHolds(
  store: Transaction,
  agenda: Agenda,
  {
    booking,
    slot,
    at,
    ...terms
  }: { booking: BookingRow; slot: Interval; at: Instant; hours: Hours; rules: RuleBook },
): Promise<void> {
  const { id: moved, bookerId, creatorId, itemId: offerId } = booking;
  const query = { ...terms, creatorId, bookerId, slot, now: at, moved };
  const sessions = await sessionsUnderLock(store, agenda, query);
  const yielding = yieldingHolds({
    ...terms,
    offerId,
    slot,
    sessions,
    own: await agenda.standingOf({ bookerId, now: at }),
    isReplaced: () => false,
  });
  for (const { id, startsAt } of yielding ?? refuseTaken()) {
    await refuseHoldAtBank(store, { id, startsAt });
    await agenda.lapse({ id, at });
  }
}
