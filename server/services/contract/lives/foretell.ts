import { existing } from "./existing.ts";
import type { Deed, Model, ModelPayment } from "./model.ts";
import { answer, take } from "./modelBookings.ts";
import { bill, decide, deliver, giveUp, open, sendCard, sync } from "./modelPayments.ts";

/**
 * What comes of a deed that nobody else disturbs: `done`, or the code of its refusal. Changes the
 * model to what is so afterwards; `newId` is the id of what the deed has made, if it has made
 * something.
 */
export function foretell(model: Model, deed: Deed, newId: string): string {
  switch (deed.does) {
    case "take":
      return take(model, deed, newId);
    case "answer":
      return answer(model, deed.bookingId);
    case "open":
      return open(model, deed, newId);
    case "bill":
      return bill(model, paymentOf(model, deed.paymentId));
    case "card":
      return sendCard(paymentOf(model, deed.paymentId), deed);
    case "bank":
      return decide(paymentOf(model, deed.paymentId), deed.succeeds);
    case "complete":
    case "readStatus":
      return sync(model, paymentOf(model, deed.paymentId));
    case "giveUp":
      return giveUp(model, paymentOf(model, deed.paymentId));
    case "deliver":
      return deliver(model, deed.body);
  }
}

function paymentOf({ payments }: Model, id: string): ModelPayment {
  return existing(payments.get(id), id);
}
