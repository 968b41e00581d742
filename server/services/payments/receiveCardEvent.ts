import type { ProcessContext } from "../shared/context.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/** The outcome of a message: `REFUSED` when it isn't the provider's, or too old. */
export type CardEventOutcome = "REFUSED" | "UNKNOWN" | "HANDLED" | "REPEATED";

/**
 * A message of the card provider: a reason to ask the provider itself, never a fact. Idempotent.
 * Throws when the provider can't be asked, so that it resends the message.
 */
export async function receiveCardEvent(
  context: ProcessContext,
  request: { body: string; signature: string },
): Promise<CardEventOutcome> {
  const { store, providers, now } = context;
  const event = await providers.cards.readEvent(request);
  if (event === null) return "REFUSED";
  const payment = await store.payments.byIntent(event.intentId);
  if (payment === null) return "UNKNOWN";
  await syncPayment(context, payment);
  // Recorded last: a message recorded but not handled would be lost.
  const isNew = await store.payments.rememberEvent({
    provider: providers.cards.name,
    eventId: event.eventId,
    at: now(),
  });
  return isNew ? "HANDLED" : "REPEATED";
}
