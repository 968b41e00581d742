import { HOUR_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { existing } from "./existing.ts";
import type { Action, Model } from "./model.ts";
import type { Plan } from "./plans.ts";
import type { LivesScene } from "./scene.ts";

/** Resolves the numbers to people and things; null when there is no such thing yet. */
export function bind(scene: LivesScene, model: Model, one: Plan): Action | null {
  switch (one.does) {
    case "take":
      return { does: "take", by: userAt(scene, one.by), ...slotOf(scene, one) };
    case "open": {
      const item = existing([...scene.items.values()][one.item], "item");
      return { does: "open", by: userAt(scene, one.by), item };
    }
    case "answer": {
      const booking = [...model.bookings.values()].at(-1 - one.booking);
      return booking ? { does: "answer", bookingId: booking.id } : null;
    }
    case "cancel": {
      const booking = [...model.bookings.values()].at(-1 - one.booking);
      if (booking === undefined) return null;
      const by = one.isByCreator ? "CREATOR" : "BOOKER";
      return { does: "cancel", bookingId: booking.id, by };
    }
    case "reschedule": {
      const booking = [...model.bookings.values()].at(-1 - one.booking);
      if (booking === undefined) return null;
      const lengthMs = booking.end - booking.start;
      return { does: "reschedule", bookingId: booking.id, ...timeOf(one.slot, lengthMs) };
    }
    case "deliver": {
      const body = scene.messages.at(-1 - one.message);
      return body === undefined ? null : { does: "deliver", body };
    }
    case "work":
    case "die":
    case "dieOfRefund":
      return null;
    default:
      return bindToPayment(scene, model, one);
  }
}

function bindToPayment(
  scene: LivesScene,
  model: Model,
  one: Extract<Plan, { payment: number }>,
): Action | null {
  const payment = [...model.payments.values()].at(-1 - one.payment);
  if (payment === undefined) return null;
  const { id: paymentId, attempt, buyerId: by, itemId } = payment;
  switch (one.does) {
    case "again":
      return { does: "open", by, item: existing(scene.items.get(itemId), itemId) };
    case "move": {
      const offer = scene.offers.findIndex(({ id }) => id === itemId);
      return offer < 0 ? null : { does: "take", by, ...slotOf(scene, { offer, slot: one.slot }) };
    }
    case "bill":
      return {
        does: "bill",
        paymentId,
        countryCode: one.isAbroad ? "US" : "BE",
        agrees: one.isSilent !== true,
      };
    case "card": {
      const tried = one.isOld ? Math.max(1, attempt - 1) : attempt;
      return { does: "card", paymentId, attempt: tried, card: one.card };
    }
    case "bank":
      return { does: "bank", paymentId, succeeds: one.succeeds };
    default:
      return { does: one.does, paymentId };
  }
}

const userAt = ({ people }: LivesScene, index: number) => existing(people[index], "person").userId;

function slotOf({ offers }: LivesScene, { offer, slot }: { offer: number; slot: number }) {
  const item = existing(offers[offer], "offer");
  return { item, ...timeOf(slot, item.durationInMinutes * MINUTE_MS) };
}

/**
 * Four slots of today, from noon in UTC on, and eight of tomorrow; sessions of
 * an hour begin on the hour.
 */
function timeOf(slot: number, lengthMs: number) {
  const day = slot < 4 ? Date.UTC(2026, 2, 16, 12) : Date.UTC(2026, 2, 17, 10);
  const at = day + ((slot < 4 ? slot : slot - 4) * HOUR_MS) / 2;
  const start = at - (at % lengthMs);
  return { start, end: start + lengthMs };
}
