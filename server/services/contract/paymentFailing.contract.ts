import { describe, expect, it } from "vitest";
import { HOLD_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { failPayment } from "../payments/failPayment.ts";
import { receiveCardEvent } from "../payments/receiveCardEvent.ts";
import {
  TUESDAY_ELEVEN,
  TUESDAY_TEN,
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
  sumOf,
} from "./paymentWorld.contract.ts";

/** Intent, payment, booking and ledger: all paid, or all cancelled. */
const ENDS = [
  ["succeeded", "PAID", "PAID", 5],
  ["canceled", "FAILED", "FAILED", 0],
];

/** How payments fail, and what the provider says and does not say, on any store. */
export function describeFailing(name: string, openStore: () => Promise<Store>): void {
  describe(`failing payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    it("sets the slot free when a payment is given up, however often that is said", async () => {
      const payment = await at.heldPayment();
      const answers = await Promise.all(
        [1, 2, 3].map(() => failPayment(at.asGuest(), { paymentId: payment.id })),
      );
      expect(answers.map(({ state }) => state)).toEqual(["FAILED", "FAILED", "FAILED"]);
      await at.deliver();
      expect(await at.bookingNow(payment.bookingId)).toMatchObject({
        paymentStatus: "FAILED",
        holdExpiresAt: null,
      });
      expect(await at.other.takes(at.offer, TUESDAY_TEN)).toMatchObject({
        paymentStatus: "PENDING",
      });
      expect(await at.statusOf(payment)).toBe("canceled");
    });

    it("opens the same payment again with an attempt that can succeed", async () => {
      const payment = await at.heldPayment();
      await failPayment(at.asGuest(), { paymentId: payment.id });
      await expect(at.guest.opensPayment(at.offer)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
      const booking = await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const again = await at.guest.savesBilling(await at.guest.opensPayment(at.offer));
      expect(again).toMatchObject({ id: payment.id, state: "OPEN", bookingId: booking.id });
      expect(attemptOf(again)).not.toBe(attemptOf(payment));
      // The provider's message about the old attempt arrives late, and is a no-op.
      await at.deliver();
      expect(await at.paymentNow(payment)).toMatchObject({ state: "OPEN" });
      await at.guest.pays(again);
      await expectPaidOnce(at, again);
    });

    it("opens a failed payment for content again when billing is saved", async () => {
      const payment = await at.begins(at.drop);
      await failPayment(at.asGuest(), { paymentId: payment.id });
      const again = await at.guest.savesBilling(payment);
      expect(again).toMatchObject({ id: payment.id, state: "OPEN" });
      await at.guest.pays(again);
      await expectPaidOnce(at, again);
    });

    it("settles a payment that has succeeded before it was given up", async () => {
      const payment = await at.heldPayment();
      await at.charges(payment);
      const answer = await failPayment(at.asGuest(), { paymentId: payment.id });
      expect(answer.state).toBe("PAID");
      await at.deliver();
      await expectPaidOnce(at, payment);
    });

    it("has one end when success and giving up happen at once", async () => {
      for (let round = 0; round < 10; round += 1) {
        const slot = Date.parse(TUESDAY_TEN) + round * 30 * MINUTE_MS;
        const payment = await at.heldPayment(new Date(slot).toISOString());
        const giveUp = () => failPayment(at.asGuest(), { paymentId: payment.id });
        const pay = () => at.guest.pays(payment);
        await Promise.allSettled(round % 2 === 0 ? [giveUp(), pay()] : [pay(), giveUp()]);
        await at.deliver();
        const { state } = await at.paymentNow(payment);
        const { status } = await at.cards.readIntent(attemptOf(payment));
        const booking = await at.bookingNow(payment.bookingId);
        const ledger = await at.world.store.payments.ledgerOf(payment.id);
        expect(ENDS).toContainEqual([status, state, booking?.paymentStatus, ledger.length]);
      }
    });

    it("leaves a payment to the bank that is at work on it", async () => {
      const payment = await at.heldPayment();
      await at.guest.pays(payment, "staysPending");
      const answer = await failPayment(at.asGuest(), { paymentId: payment.id });
      expect(answer.state).toBe("PROCESSING");
      expect((await at.bookingNow(payment.bookingId))?.paymentStatus).toBe("PENDING");
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
      await at.deliver();
      await expectPaidOnce(at, payment);
    });

    it("keeps what is paid when it is given up later", async () => {
      const payment = await at.heldPayment();
      await at.guest.pays(payment);
      const answer = await failPayment(at.asGuest(), { paymentId: payment.id });
      expect(answer.state).toBe("PAID");
      await expectPaidOnce(at, payment);
    });

    it("refuses messages that are not the provider's, are changed, or are old", async () => {
      const payment = await at.heldPayment();
      await at.charges(payment);
      const [message] = at.messages;
      const { body, signature } = message!;
      const forged = [
        { body, signature: "" },
        { body, signature: signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) },
        { body: body.replace("succeeded", "canceled"), signature },
        { body, signature: signature.replace("t=", "t=9") },
        { body: "not JSON", signature },
      ];
      for (const request of forged) {
        expect(await receiveCardEvent(at.world, request)).toBe("REFUSED");
      }
      at.world.clock.advance(6 * MINUTE_MS);
      expect(await receiveCardEvent(at.world, message!)).toBe("REFUSED");
      expect((await at.paymentNow(payment)).state).toBe("OPEN");
    });

    it("handles a message once, and again without effect", async () => {
      const payment = await at.heldPayment();
      await at.charges(payment);
      const [message] = at.messages;
      expect(await receiveCardEvent(at.world, message!)).toBe("HANDLED");
      expect(await receiveCardEvent(at.world, message!)).toBe("REPEATED");
      await expectPaidOnce(at, payment);
    });

    it("fails on a message while the provider cannot be asked, and handles it when sent again", async () => {
      const payment = await at.begins(at.drop);
      await at.charges(payment);
      const [message] = at.messages;
      const { readEvent } = at.cards;
      at.world.providers = {
        ...at.world.providers,
        cards: {
          ...at.world.cards,
          readEvent,
          readIntent: () => Promise.reject(new Error("away")),
        },
      };
      await expect(receiveCardEvent(at.world, message!)).rejects.toThrow("away");
      at.world.providers = { ...at.world.providers, cards: at.cards };
      expect(await receiveCardEvent(at.world, message!)).toBe("HANDLED");
      await expectPaidOnce(at, payment);
    });

    it("goes on owing the money when the provider does not take the refund, and gives it back once", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      at.world.clock.advance(HOLD_MS);
      await at.other.takes(at.offer, TUESDAY_TEN);
      await at.bankPays(payment);
      const { cards } = at.world.providers;
      const broken = { ...cards, refund: () => Promise.reject(new Error("away")) };
      at.world.providers = { ...at.world.providers, cards: broken };
      expect(await failPayment(at.asGuest(), { paymentId: payment.id })).toMatchObject({
        state: "REFUNDED",
        refundState: "OWED",
      });
      await at.world.drain();
      expect(await at.paymentNow(payment)).toMatchObject({ refundState: "OWED" });
      at.world.providers = { ...at.world.providers, cards };
      await at.passes(MINUTE_MS);
      expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
      await at.world.drain();
      expect(at.refunds).toEqual([attemptOf(payment)]);
      expect(sumOf(await at.world.store.payments.ledgerOf(payment.id))).toBe(0);
    });
  });
}
