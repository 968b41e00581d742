import { expect } from "vitest";
import { quotePrice } from "../../../../src/domain/payments/vat/quote.ts";
import type { LocalIntent } from "../../../providers/cards/portable/localIntents.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import { existing } from "./existing.ts";
import { type Stored, readStored } from "./observe.ts";
import type { LivesScene } from "./scene.ts";

/** Facts recorded during a history, by the test itself. */
export interface Notes {
  /** The price history of each item, in cents. */
  prices: Map<string, { at: number; priceInCents: number }[]>;
  /** Each booking as it was when it was held. */
  held: Map<string, BookingRow>;
  /** Every attempt requested from the card provider. */
  intentIds: Set<string>;
}

/** Records current prices that have changed since the last call. */
export function notePrices({ prices }: Notes, { items, world }: LivesScene): void {
  for (const { id, priceInCents } of items.values()) {
    const known = prices.get(id) ?? [];
    if (known.at(-1)?.priceInCents !== priceInCents) known.push({ at: world.now(), priceInCents });
    prices.set(id, known);
  }
}

/**
 * Each charge equals what its session cost at its hold, or its content when the attempt was last
 * opened, or is refunded; and no unknown attempt was charged.
 */
export async function expectCharges(scene: LivesScene, notes: Notes): Promise<void> {
  const stored = await readStored(scene);
  const payments = new Map(stored.payments.flatMap((row) => [[row.intentId, row] as const]));
  for (const intentId of notes.intentIds) {
    const intent = existing(await scene.intent(intentId), intentId);
    if (intent.status !== "succeeded") continue;
    const payment = existing(payments.get(intentId), `payment for the charge ${intentId}`);
    if (payment.state !== "PAID") {
      expect(payment, intentId).toMatchObject({ state: "REFUNDED", refundState: "DONE" });
      expect(intent.isRefunded).toBe(true);
      continue;
    }
    expect(intent.isRefunded, payment.id).toBe(false);
    expectRightCharge({ payment, intent }, { notes, scene, stored });
  }
}

function expectRightCharge(
  { payment, intent }: { payment: PaymentRow; intent: LocalIntent },
  { notes, scene, stored }: { notes: Notes; scene: LivesScene; stored: Stored },
): void {
  const { id, bookingId, itemId } = payment;
  const item = existing(scene.items.get(itemId), itemId);
  const quote = quotePrice({
    netInCents: payment.netInCents,
    category: item.category,
    countryCode: payment.vatCountryCode,
    vatNumber: payment.vatNumberStatus,
  });
  expect(intent.amountInCents, id).toBe(quote.netInCents + quote.vatInCents);
  if (bookingId === null) {
    expect(pricesWhen(notes, { itemId, at: payment.pricedAt }), id).toContain(payment.netInCents);
    return;
  }
  const held = existing(notes.held.get(bookingId), bookingId);
  const booking = stored.bookings.find((row) => row.id === bookingId);
  expect(payment.netInCents, id).toBe(held.priceInCents);
  expect(booking, id).toMatchObject({
    itemId,
    bookerId: payment.buyerId,
    priceInCents: held.priceInCents,
  });
  // Moved or not, it is the session that was held.
  const { startsAt, endsAt, moves } = existing(booking, bookingId);
  expect(moves[0]?.from ?? startsAt, id).toBe(held.startsAt);
  expect(endsAt - startsAt, id).toBe(held.endsAt - held.startsAt);
}

/** An item's price at a moment; several if it changed at that very moment. */
function pricesWhen({ prices }: Notes, { itemId, at }: { itemId: string; at: number }): number[] {
  const known = prices.get(itemId) ?? [];
  const before = known.filter((price) => price.at < at).slice(-1);
  const meanwhile = known.filter((price) => price.at === at);
  return [...before, ...meanwhile].map(({ priceInCents }) => priceInCents);
}
