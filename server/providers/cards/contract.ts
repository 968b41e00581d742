import { beforeEach, describe, expect, it } from "vitest";
import type { CardIntent, Cards } from "./port.ts";

/** An adapter, with what its buyers and its provider do in a test. */
export interface CardsUnderTest {
  cards: Cards;
  /** The buyer's card goes through. */
  pays(intent: CardIntent): Promise<void>;
  /** The buyer's bank keeps processing. */
  pends(intent: CardIntent): Promise<void>;
  /** How much of an intent was refunded, in cents. */
  refunded(intentId: string): Promise<number>;
  /** The provider's latest message. */
  lastMessage(): { body: string; signature: string };
  /** Turns the clock forward. */
  pass(milliseconds: number): void;
}

/** What every adapter of the port does. */
export function describeCards(name: string, open: () => Promise<CardsUnderTest>): void {
  describe(`card payments by ${name}`, () => {
    let at: CardsUnderTest;
    let intent: CardIntent;
    const attempt = { paymentId: "pay_1", replaces: null, amountInCents: 121_00 };

    beforeEach(async () => {
      at = await open();
      intent = await at.cards.createIntent(attempt);
    });

    it("begin with an intent that waits for a card, the same for the same payment", async () => {
      expect(intent).toMatchObject({
        status: "requires_payment_method",
        amountInCents: 121_00,
        processingInCents: null,
        cardCountryCode: null,
      });
      const again = await Promise.all([1, 2, 3].map(() => at.cards.createIntent(attempt)));
      expect(again).toEqual([intent, intent, intent]);
      expect(await at.cards.createIntent({ ...attempt, amountInCents: 1_00 })).toEqual(intent);
      expect(await at.cards.readIntent(intent.id)).toEqual(intent);
    });

    it("have another intent for another payment, with another secret", async () => {
      const other = await at.cards.createIntent({ ...attempt, paymentId: "pay_2" });
      expect(other.id).not.toBe(intent.id);
      expect(other.clientSecret).not.toBe(intent.clientSecret);
    });

    it("start over after a cancellation, with the same new intent each time", async () => {
      const canceled = await at.cards.cancelIntent(intent.id);
      expect(canceled).toMatchObject({ id: intent.id, status: "canceled" });
      expect(await at.cards.readIntent(intent.id)).toEqual(canceled);
      expect(await at.cards.cancelIntent(intent.id)).toEqual(canceled);
      const next = { ...attempt, replaces: intent.id };
      const [first, second] = [
        await at.cards.createIntent(next),
        await at.cards.createIntent(next),
      ];
      expect(first).toMatchObject({ status: "requires_payment_method" });
      expect(first.id).not.toBe(intent.id);
      expect(second).toEqual(first);
    });

    it("charge the amount that was set last", async () => {
      await at.cards.changeAmount({ intentId: intent.id, amountInCents: 119_00 });
      await at.pays(intent);
      const paid = await at.cards.readIntent(intent.id);
      expect(paid).toMatchObject({ status: "succeeded", amountInCents: 119_00 });
      expect(paid.processingInCents).toBeGreaterThan(0);
    });

    it("do not change when they have succeeded", async () => {
      await at.pays(intent);
      const change = { intentId: intent.id, amountInCents: 1_00 };
      expect(await at.cards.changeAmount(change)).toMatchObject({
        status: "succeeded",
        amountInCents: 121_00,
      });
      const paid = await at.cards.cancelIntent(intent.id);
      expect(paid).toMatchObject({ status: "succeeded", amountInCents: 121_00 });
      expect(await at.cards.readIntent(intent.id)).toEqual(paid);
    });

    it("tell the card's country once they have succeeded, where the provider knows it", async () => {
      await at.pays(intent);
      const { cardCountryCode } = await at.cards.readIntent(intent.id);
      expect(cardCountryCode ?? "BE").toMatch(/^[A-Z]{2}$/);
    });

    it("are not cancelled while the bank is at work on them", async () => {
      await at.pends(intent);
      expect((await at.cards.cancelIntent(intent.id)).status).toBe("processing");
      expect((await at.cards.readIntent(intent.id)).status).toBe("processing");
    });

    it("are given back whole, and once", async () => {
      await at.pays(intent);
      const refund = { intentId: intent.id, idempotencyKey: "refund_pay_1" };
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => at.cards.refund(refund)));
      expect(first).toMatchObject({ amountInCents: 121_00 });
      expect(others).toEqual([first, first]);
      expect(await at.cards.refund(refund)).toEqual(first);
      expect(await at.refunded(intent.id)).toBe(121_00);
    });

    it("are given back once also when the key is another one", async () => {
      await at.pays(intent);
      const first = await at.cards.refund({ intentId: intent.id, idempotencyKey: "a" });
      expect(await at.cards.refund({ intentId: intent.id, idempotencyKey: "b" })).toEqual(first);
      expect(await at.refunded(intent.id)).toBe(121_00);
    });

    it("are not given back with the key of another payment", async () => {
      const other = await at.cards.createIntent({ ...attempt, paymentId: "pay_2" });
      await at.pays(intent);
      await at.pays(other);
      await at.cards.refund({ intentId: intent.id, idempotencyKey: "a" });
      const mistaken = at.cards.refund({ intentId: other.id, idempotencyKey: "a" });
      await expect(mistaken).rejects.toThrow("key");
      expect(await at.refunded(other.id)).toBe(0);
    });

    it("are not given back before they have succeeded", async () => {
      const early = at.cards.refund({ intentId: intent.id, idempotencyKey: "refund_pay_1" });
      await expect(early).rejects.toThrow(intent.id);
      expect(await at.refunded(intent.id)).toBe(0);
    });

    it("are reported by messages that only the provider can have signed, and not long ago", async () => {
      await at.pays(intent);
      const { body, signature } = at.lastMessage();
      const event = await at.cards.readEvent({ body, signature });
      expect(event).toEqual({ intentId: intent.id, eventId: expect.any(String) });
      expect(await at.cards.readEvent({ body: `${body} `, signature })).toBeNull();
      expect(await at.cards.readEvent({ body, signature: "t=1,v1=00" })).toBeNull();
      at.pass(6 * 60_000);
      expect(await at.cards.readEvent({ body, signature })).toBeNull();
    });

    it("have no intent that was never made", async () => {
      await expect(at.cards.readIntent("pi_none")).rejects.toThrow("pi_none");
    });
  });
}
