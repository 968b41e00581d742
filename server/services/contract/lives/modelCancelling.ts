import { HOUR_MS } from "../../../../src/domain/shared/limits.ts";
import { existing } from "./existing.ts";
import type { Action, Model, ModelBooking } from "./model.ts";
import { isAtBank, isFree, isHeld, isOver, lapse } from "./modelBookings.ts";
import { giveUpAttempt } from "./modelPayments.ts";

const REFUNDABLE_BEFORE_MS = 24 * HOUR_MS;

export function cancel(model: Model, action: Extract<Action, { does: "cancel" }>): string {
  const booking = existing(model.bookings.get(action.bookingId), action.bookingId);
  switch (booking.state) {
    case "CANCELLED":
      return booking.cancelledBy === action.by ? "done" : "BOOKING_CANCELLED";
    case "CONFIRMED":
      return cancelConfirmed(model, { booking, by: action.by });
    default:
      return action.by === "CREATOR" ? "BOOKING_NOT_CONFIRMED" : letGo(model, booking);
  }
}

function cancelConfirmed(
  model: Model,
  of: { booking: ModelBooking; by: "BOOKER" | "CREATOR" },
): string {
  const { booking, by } = of;
  if (booking.start <= model.now) return "SESSION_BEGUN";
  const isRefunded = by === "CREATOR" || model.now <= booking.earliestStart - REFUNDABLE_BEFORE_MS;
  Object.assign(booking, { state: "CANCELLED", cancelledBy: by });
  if (isFree(booking) || !isRefunded) return "done";
  booking.money = "REFUNDED";
  Object.assign(paymentOf(model, booking) ?? {}, { state: "REFUNDED", refund: "OWED" });
  return "done";
}

function letGo(model: Model, booking: ModelBooking): string {
  const payment = paymentOf(model, booking);
  const isHeldNow = () => isHeld(booking) && !isOver(booking, model.now);
  if (payment !== undefined) giveUpAttempt(model, payment);
  if (booking.state === "CONFIRMED") return cancelConfirmed(model, { booking, by: "BOOKER" });
  if (isAtBank(model, booking)) return "PAYMENT_PROCESSING";
  if (isHeldNow()) lapse(booking);
  return "done";
}

const paymentOf = ({ payments }: Model, { id }: ModelBooking) =>
  [...payments.values()].find(({ bookingId }) => bookingId === id);
