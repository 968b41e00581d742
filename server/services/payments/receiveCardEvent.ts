import type { ProcessContext } from "../shared/context.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/** What became of a message: `REFUSED` when it is not the provider's, or too old. */
export type CardEventOutcome = "REFUSED" | "UNKNOWN" | "HANDLED" | "REPEATED";

/**
 * A message of the card provider: a reason to ask the provider itself, never a fact. Safe to
 * receive again. Throws when the provider cannot be asked, so that it sends the message once more.
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
  // Remembered last: what was remembered but not done would never be done.
  const isNew = await store.payments.rememberEvent({
    provider: providers.cards.name,
    eventId: event.eventId,
    at: now(),
  });
  return isNew ? "HANDLED" : "REPEATED";
}
