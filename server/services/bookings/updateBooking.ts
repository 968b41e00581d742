import {
  intakesFor,
  updateBookingInput,
} from "../../../src/domain/bookings/inputs/updateBooking.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { bookingAt } from "../../../src/domain/bookings/lifecycle.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { BookingRow, IntakeRow } from "../../store/ports/bookings.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { readBooking } from "./readBooking.ts";

/**
 * Saves the booker's answers, which confirms a free booking. `paymentId` names the payment for the
 * booking, which is checked. Refuses with `NOT_FOUND`, `HOLD_EXPIRED`, `BOOKING_CANCELLED`, and
 * with `BAD_USER_INPUT` where a required answer is missing.
 */
export async function updateBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { id, intakes, paymentId } = parseInput(updateBookingInput, command);
  const seen = await readBooking(context, id);
  if (seen.bookerId !== userId) refuse("NOT_FOUND");
  refuseUnanswered(seen, intakes);
  if (paymentId !== null) await refuseForeignPayment(context, { booking: seen, paymentId });

  return context.store.transaction(async (store) => {
    const agenda = await store.agendaOf(seen.creatorId);
    const at = context.now();
    const booking = bookingAt((await agenda.byId(id)) ?? refuse("NOT_FOUND"), at);
    switch (booking.state) {
      case "LAPSED":
        return refuse("HOLD_EXPIRED");
      case "CANCELLED":
        return refuse("BOOKING_CANCELLED");
      case "HELD":
        return booking.paymentStatus === "FREE"
          ? agenda.confirm({ id, at, intakes })
          : agenda.answer({ id, at, intakes });
      case "CONFIRMED":
        return agenda.answer({ id, at, intakes });
    }
  });
}

function refuseUnanswered({ questions }: BookingRow, intakes: readonly IntakeRow[]): void {
  const known = new Set(questions.map(({ question }) => question));
  const stranger = intakes.findIndex(({ question }) => !known.has(question));
  if (stranger >= 0) {
    refuse("BAD_USER_INPUT", {
      field: `intakes.${stranger}.question`,
      message: "This question isn’t asked",
    });
  }
  parseInput(intakesFor(questions), { intakes });
}

async function refuseForeignPayment(
  { store }: ServiceContext,
  { booking, paymentId }: { booking: BookingRow; paymentId: string },
): Promise<void> {
  const payment = await store.payments.byId(paymentId);
  if (payment?.buyerId !== booking.bookerId || payment.bookingId !== booking.id) {
    refuse("NOT_FOUND", { field: "paymentId" });
  }
}
