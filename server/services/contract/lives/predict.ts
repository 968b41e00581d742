import { existing } from "./existing.ts";
import type { Action, Model, ModelPayment } from "./model.ts";
import { answer, reschedule, take } from "./modelBookings.ts";
import { cancel } from "./modelCancelling.ts";
import { bill, decide, deliver, giveUp, open, sendCard, sync } from "./modelPayments.ts";

/**
 * The result of an action without concurrency: `done`, or the code of its refusal. Updates the
 * model to the state afterwards; `newId` is the id of what the action created, if anything.
 */
export function predict(model: Model, action: Action, newId: string): string {
  switch (action.does) {
    case "take":
      return take(model, action, newId);
    case "answer":
      return answer(model, action.bookingId);
    case "cancel":
      return cancel(model, action);
    case "reschedule":
      return reschedule(model, action);
    case "open":
      return open(model, action, newId);
    case "bill":
      return bill(model, paymentOf(model, action.paymentId), action.agrees);
    case "card":
      return sendCard(paymentOf(model, action.paymentId), action);
    case "bank":
      return decide(paymentOf(model, action.paymentId), action.succeeds);
    case "complete":
    case "readStatus":
      return sync(model, paymentOf(model, action.paymentId));
    case "giveUp":
      return giveUp(model, paymentOf(model, action.paymentId));
    case "deliver":
      return deliver(model, action.body);
  }
}

function paymentOf({ payments }: Model, id: string): ModelPayment {
  return existing(payments.get(id), id);
}
