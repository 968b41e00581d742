import { SESSION_WORDING } from "../../../../src/domain/bookings/sessionConsent.ts";
import { DEMO_BILLING } from "../../../world/actions.ts";
import { signMessage } from "../../../providers/cards/portable/signature.ts";
import { cancelBooking } from "../../bookings/cancelBooking.ts";
import { createBooking } from "../../bookings/createBooking.ts";
import { rescheduleBooking } from "../../bookings/rescheduleBooking.ts";
import { updateBooking } from "../../bookings/updateBooking.ts";
import { completePayment } from "../../payments/completePayment.ts";
import { createPayment } from "../../payments/createPayment.ts";
import { failPayment } from "../../payments/failPayment.ts";
import { readPaymentStatus } from "../../payments/readPaymentStatus.ts";
import { receiveCardEvent } from "../../payments/receiveCardEvent.ts";
import { updatePayment } from "../../payments/updatePayment.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { existing } from "./existing.ts";
import type { Action } from "./model.ts";
import { WEBHOOK_SECRET, type WorkScene } from "./scene.ts";

/** What is asked of the server. */
export type ServerDeed = Exclude<Action, { does: "card" | "bank" }>;

/** Calls the use case. */
export async function callServer(scene: WorkScene, action: ServerDeed): Promise<unknown> {
  switch (action.does) {
    case "take":
      return createBooking(contextOf(scene, action.by), {
        catalogItemId: action.item.id,
        ...slotAt(action.start),
      });
    case "open": {
      const { id: catalogItemId, priceInCents: amountInCents, title, description } = action.item;
      const command = { catalogItemId, amountInCents, title, description };
      return createPayment(contextOf(scene, action.by), command);
    }
    case "answer": {
      const { bookingId: id } = action;
      const { bookerId } = existing(await scene.world.store.bookings.byId(id), id);
      return updateBooking(contextOf(scene, bookerId), { id, intakes: [], paymentId: null });
    }
    case "cancel": {
      const { bookingId: id, by } = action;
      const booking = existing(await scene.world.store.bookings.byId(id), id);
      const who = by === "BOOKER" ? booking.bookerId : booking.creatorId;
      return cancelBooking(contextOf(scene, who), { id, reason: "I’m ill", withoutRefund: true });
    }
    case "reschedule": {
      const { bookingId: id, start } = action;
      const { bookerId } = existing(await scene.world.store.bookings.byId(id), id);
      return rescheduleBooking(contextOf(scene, bookerId), { id, ...slotAt(start) });
    }
    case "deliver": {
      // The provider signs a message again each time it sends it.
      const at = scene.world.now();
      const signature = await signMessage({ secret: WEBHOOK_SECRET, body: action.body, at });
      return receiveCardEvent(scene.world, { body: action.body, signature });
    }
    default:
      return callAboutPayment(scene, action);
  }
}

function slotAt(start: number) {
  const [date, time = ""] = new Date(start).toISOString().split("T");
  return { date, timeSlot: time.slice(0, 8), timeZone: "UTC" };
}

async function callAboutPayment(
  scene: WorkScene,
  action: Extract<ServerDeed, { paymentId: string }>,
): Promise<unknown> {
  const { paymentId } = action;
  const payment = existing(await scene.world.store.payments.byId(paymentId), paymentId);
  const context = contextOf(scene, payment.buyerId);
  switch (action.does) {
    case "bill": {
      const { countryCode, agrees } = action;
      const billing = { ...DEMO_BILLING, countryCode, saveBillingDetails: true };
      const agreed = agrees ? { sessionWordingVersion: SESSION_WORDING.version } : {};
      return updatePayment(context, { ...billing, ...agreed, paymentId });
    }
    case "complete":
      return completePayment(context, { paymentId });
    case "readStatus":
      return readPaymentStatus(context, paymentId);
    case "giveUp":
      return failPayment(context, { paymentId });
  }
}

function contextOf({ world, people }: WorkScene, userId: string): ServiceContext {
  return world.contextFor(people.find((one) => one.userId === userId) ?? null);
}
