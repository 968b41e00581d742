import { grossOf } from "../../../../src/domain/payments/division.ts";
import type { LocalIntent } from "../../../providers/cards/portable/localIntents.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import { existing } from "./existing.ts";
import type { Model } from "./model.ts";
import type { LivesScene } from "./scene.ts";

/** What is stored, read from the store itself, and what the card provider knows. */
export interface Stored {
  bookings: readonly BookingRow[];
  payments: readonly PaymentRow[];
  /** `buyer item` of bought content. */
  owned: ReadonlySet<string>;
  /** Of each payment that has one, by id: the intent of its attempt. */
  intents: ReadonlyMap<string, LocalIntent>;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Reads everything that the scene has produced. */
export async function readStored({
  world,
  ids,
  items,
  people,
  intent,
}: LivesScene): Promise<Stored> {
  const { store } = world;
  const payments = (await store.payments.byIds([...ids.pay])).toSorted(byId);
  const content = [...items.values()].filter(({ category }) => category !== "ONE_ON_ONE");
  const itemIds = content.map(({ id }) => id);
  // Only a payment for content puts something there.
  const buyers = new Set(
    payments.filter((row) => row.bookingId === null).map((row) => row.buyerId),
  );
  const libraries = await Promise.all(
    people
      .filter(({ userId }) => buyers.has(userId))
      .map(({ userId }) => store.library.entitledAmong({ userId, itemIds })),
  );
  const intents = new Map<string, LocalIntent>();
  for (const { id, intentId } of payments) {
    if (intentId !== null) intents.set(id, existing(await intent(intentId), intentId));
  }
  return {
    bookings: (await store.bookings.byIds([...ids.bkg])).toSorted(byId),
    payments,
    owned: new Set(libraries.flat().map(({ userId, itemId }) => `${userId} ${itemId}`)),
    intents,
  };
}

/** A payment's latest attempt at the card provider, from 1; 0 before the first. */
export const attemptOf = ({ intentId, formerIntentId }: PaymentRow) =>
  Number((intentId ?? formerIntentId ?? "0").split("_").at(-1));

/** The same in the model's terms. */
export function modelOf({ bookings, payments, owned, intents }: Stored, now: number): Model {
  return {
    now,
    owned: new Set(owned),
    bookings: new Map(
      bookings.map((row) => [
        row.id,
        {
          id: row.id,
          itemId: row.itemId,
          creatorId: row.creatorId,
          bookerId: row.bookerId,
          start: row.startsAt,
          end: row.endsAt,
          state: row.state,
          money: row.paymentStatus,
          holdExpiresAt: row.holdExpiresAt,
          moves: row.moves.length,
          earliestStart: Math.min(row.startsAt, ...row.moves.map(({ from }) => from)),
          cancelledBy: row.cancellation?.by ?? null,
        },
      ]),
    ),
    payments: new Map(
      payments.map((row) => [
        row.id,
        {
          id: row.id,
          itemId: row.itemId,
          creatorId: row.creatorId,
          buyerId: row.buyerId,
          bookingId: row.bookingId,
          state: row.state,
          refund: row.refundState,
          attempt: attemptOf(row),
          isOfItsAmount:
            row.intentId === null || intents.get(row.id)?.amountInCents === grossOf(row),
          isBilled: row.billing !== null,
          hasAgreed: row.accessConsent !== null,
          pricedAt: row.pricedAt,
          intent: intents.get(row.id)?.status ?? null,
        },
      ]),
    ),
  };
}
