import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import {
  intakesFor,
  updateBookingInput,
} from "../../../src/domain/bookings/inputs/updateBooking.ts";
import type { BookingRow, IntakeRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { asOfNow, readBooking } from "./readBooking.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Saves the booker's answers and ties a payment to the booking. Refuses with `NOT_FOUND`,
 * `HOLD_EXPIRED`, and with `BAD_USER_INPUT` where a required answer is missing.
 */
export async function updateBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { id, intakes, paymentId } = parseInput(updateBookingInput, command);
  const seen = await readBooking(context, id);
  if (seen.bookerId !== userId) refuse("NOT_FOUND");
  await refuseUnanswered(context, intakes);

  return context.store.transaction(async (store) => {
    await store.users.lock(seen.creatorId);
    const booking = asOfNow(context, (await store.bookings.byId(id)) ?? refuse("NOT_FOUND"));
    if (booking.paymentStatus === "EXPIRED" || booking.paymentStatus === "FAILED") {
      refuse("HOLD_EXPIRED");
    }
    if (paymentId !== null) await tiePayment({ store, booking, paymentId });
    return store.bookings.update(id, {
      intakes,
      confirmedAt: booking.confirmedAt ?? context.now(),
      ...(paymentId === null ? {} : { paymentId }),
    });
  });
}

async function refuseUnanswered(
  { store }: ServiceContext,
  intakes: readonly IntakeRow[],
): Promise<void> {
  const questions = await store.questions.all();
  const known = new Set(questions.map(({ question }) => question));
  const stranger = intakes.findIndex(({ question }) => !known.has(question));
  if (stranger >= 0) {
    refuse("BAD_USER_INPUT", {
      field: `intakes.${stranger}.question`,
      message: "This question isn't asked",
    });
  }
  parseInput(intakesFor(questions), { intakes });
}

async function tiePayment(of: {
  store: Store;
  booking: BookingRow;
  paymentId: string;
}): Promise<void> {
  const { store, booking, paymentId } = of;
  const payment = await store.payments.lock(paymentId);
  const fits =
    payment !== null &&
    payment.buyerId === booking.bookerId &&
    payment.itemId === booking.itemId &&
    (payment.bookingId === null || payment.bookingId === booking.id);
  if (!fits) refuse("NOT_FOUND", { field: "paymentId" });
  if (payment.bookingId === null) {
    await store.payments.update(paymentId, { bookingId: booking.id });
  }
}
