import { afterBookingTransition } from "../../../../src/domain/bookings/lifecycle.ts";
import { areOnSameTerms } from "../../../../src/domain/bookings/bookings.ts";
import { ON_SALE_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import { yieldingHolds } from "../../../../src/domain/bookings/yieldingHolds.ts";
import { overlaps } from "../../../../src/domain/time/intervals.ts";
import { decidingInterval } from "../../../../src/domain/time/takenTimes.ts";
import { isWithinHours } from "../../../../src/domain/time/weeklyHours.ts";
import type { Agenda, BookingRow } from "../../../store/ports/bookings.ts";
import type { LockedPayment } from "../../../store/ports/payments.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import { lapseAround } from "../../bookings/freeTime.ts";
import type { ProcessContext } from "../../shared/context.ts";

interface Sale {
  store: Transaction;
  agenda: Agenda;
  payment: LockedPayment;
  bookingId: string;
}

/**
 * Confirms the session that a payment is for. One whose hold has lapsed is confirmed while its time
 * can still be given; the booker's own holds yield to it (docs/product.md 6.7, 7.10). False, with
 * nothing written except expired holds, when it can't be confirmed.
 */
export async function giveSlot(context: ProcessContext, sale: Sale): Promise<boolean> {
  const { agenda, payment, bookingId } = sale;
  const at = context.now();
  // The one that is paid among them.
  await agenda.lapseOver({ now: at, bookerId: payment.row.buyerId });
  const booking = await agenda.byId(bookingId);
  if (booking === null || afterBookingTransition("pay", booking) === null) return false;
  if (booking.priceInCents !== payment.row.netInCents) {
    logPrice(context, { sale, booking });
    return false;
  }
  const id =
    booking.state === "LAPSED" ? await takeAgain(context, { ...sale, booking }) : bookingId;
  if (id === null) return false;
  if (id !== bookingId) await payment.payFor(id);
  return (await agenda.pay({ id, at })) !== null;
}

/**
 * Makes room for a session whose hold has lapsed. Returns the booking to confirm: the booker may
 * hold the same session again, with different answers. Null, with nothing written, when its time
 * isn't available.
 */
async function takeAgain(
  context: ProcessContext,
  { store, agenda, booking }: Sale & { booking: BookingRow },
): Promise<string | null> {
  const at = context.now();
  if (booking.startsAt <= at) return null;
  const interval = intervalOf(booking);
  const standing = await agenda.standingOf({ bookerId: booking.bookerId, now: at });
  const own = standing.filter((row) => overlaps(intervalOf(row), interval));
  const again = own.find((row) => isHeldAgain(row, booking));
  if (again !== undefined) {
    await keepAnswers(agenda, { again, lapsed: booking, at });
    return again.id;
  }

  const offer = await store.catalog.byId(booking.itemId);
  if (offer === null || !ON_SALE_STATUSES.includes(offer.status)) return null;
  const { hours, rules, sessions } = await store.availability.scheduleOf({
    creatorId: booking.creatorId,
    interval: decidingInterval(interval),
    now: at,
    holder: booking.bookerId,
    moved: null,
  });
  if (hours === null || !isWithinHours(hours, interval)) return null;
  await lapseAround(agenda, { slot: interval, rules, now: at });
  const yielding = yieldingHolds({
    hours,
    rules,
    sessions,
    offerId: booking.itemId,
    slot: interval,
    own: standing,
    isReplaced: () => false,
  });
  if (yielding === null) return null;
  for (const { id } of yielding) await agenda.lapse({ id, at });
  return booking.id;
}

/** The bank may pay before the booker has answered again. */
async function keepAnswers(
  agenda: Agenda,
  { again, lapsed, at }: { again: BookingRow; lapsed: BookingRow; at: Instant },
): Promise<void> {
  if (again.intakes.length > 0) return;
  const asked = new Set(again.questions.map(({ question }) => question));
  const intakes = lapsed.intakes.filter(({ question }) => asked.has(question));
  if (intakes.length > 0) await agenda.answer({ id: again.id, at, intakes });
}

function isHeldAgain(row: BookingRow, lapsed: BookingRow): boolean {
  if (row.state !== "HELD" || row.itemId !== lapsed.itemId) return false;
  return row.startsAt === lapsed.startsAt && areOnSameTerms(row, lapsed);
}

const intervalOf = ({ startsAt, endsAt }: BookingRow) => ({ start: startsAt, end: endsAt });

function logPrice(
  { log }: Pick<ProcessContext, "log">,
  { sale: { payment }, booking }: { sale: Sale; booking: BookingRow },
): void {
  log("error", "a payment names a session of another price, and is given back", {
    paymentId: payment.row.id,
    netInCents: payment.row.netInCents,
    bookingId: booking.id,
    priceInCents: booking.priceInCents,
  });
}
