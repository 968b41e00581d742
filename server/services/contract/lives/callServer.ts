import { DEMO_BILLING } from "../../../../mocks/world/deeds.ts";
import { signMessage } from "../../../providers/cards/portable/signature.ts";
import { createBooking } from "../../bookings/createBooking.ts";
import { updateBooking } from "../../bookings/updateBooking.ts";
import { completePayment } from "../../payments/completePayment.ts";
import { createPayment } from "../../payments/createPayment.ts";
import { failPayment } from "../../payments/failPayment.ts";
import { readPaymentStatus } from "../../payments/readPaymentStatus.ts";
import { receiveCardEvent } from "../../payments/receiveCardEvent.ts";
import { updatePayment } from "../../payments/updatePayment.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { existing } from "./existing.ts";
import type { Deed } from "./model.ts";
import { WEBHOOK_SECRET, type WorkScene } from "./scene.ts";

/** What is asked of the server. */
export type ServerDeed = Exclude<Deed, { does: "card" | "bank" }>;

/** Calls the use case. */
export async function callServer(scene: WorkScene, deed: ServerDeed): Promise<unknown> {
  switch (deed.does) {
    case "take": {
      const [date, time = ""] = new Date(deed.start).toISOString().split("T");
      return createBooking(contextOf(scene, deed.by), {
        catalogItemId: deed.item.id,
        date,
        timeSlot: time.slice(0, 8),
        timeZone: "UTC",
      });
    }
    case "open": {
      const { id: catalogItemId, priceInCents: amountInCents, title, description } = deed.item;
      const command = { catalogItemId, amountInCents, title, description };
      return createPayment(contextOf(scene, deed.by), command);
    }
    case "answer": {
      const { bookingId: id } = deed;
      const { bookerId } = existing(await scene.world.store.bookings.byId(id), id);
      return updateBooking(contextOf(scene, bookerId), { id, intakes: [], paymentId: null });
    }
    case "deliver": {
      // The provider signs a message anew each time that it sends it.
      const at = scene.world.now();
      const signature = await signMessage({ secret: WEBHOOK_SECRET, body: deed.body, at });
      return receiveCardEvent(scene.world, { body: deed.body, signature });
    }
    default:
      return callAboutPayment(scene, deed);
  }
}

async function callAboutPayment(
  scene: WorkScene,
  deed: Extract<ServerDeed, { paymentId: string }>,
): Promise<unknown> {
  const { paymentId } = deed;
  const payment = existing(await scene.world.store.payments.byId(paymentId), paymentId);
  const context = contextOf(scene, payment.buyerId);
  switch (deed.does) {
    case "bill": {
      const { countryCode } = deed;
      const billing = { ...DEMO_BILLING, countryCode, saveBillingDetails: true };
      return updatePayment(context, { ...billing, paymentId });
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
