import { describe, expect, it } from "vitest";
import { DAY_MS, HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import { completePayment } from "../payments/completePayment.ts";
import { TUESDAY_TEN, expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

/** How a slot that is only held is let go, on any store. */
export function describeLettingGo(name: string, openStore: () => Promise<Store>): void {
  describe(`letting a held slot go on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const holdOf = async ({ bookingId }: PaymentRow) => {
      const booking = await at.bookingNow(bookingId);
      if (booking === null) throw new Error(`no booking ${bookingId}`);
      return booking;
    };
    const isFreeAgain = () =>
      expect(at.other.takes(at.offer, TUESDAY_TEN)).resolves.toMatchObject({ state: "HELD" });

    it("frees it at once, and its attempt can't be charged any more", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      const gone = await at.guest.cancels(held);
      expect(gone).toMatchObject({ state: "LAPSED", cancellation: null });
      expect(await at.guest.cancels(held)).toEqual(gone);
      expect(await at.paymentNow(payment)).toMatchObject({ state: "FAILED", intentId: null });
      expect(await at.statusOf(payment)).toBe("canceled");
      await isFreeAgain();
    });

    it("works without a payment, and is its booker's alone to do", async () => {
      const held = await at.guest.takes(at.offer, TUESDAY_TEN);
      const refused = { code: "BOOKING_NOT_CONFIRMED" };
      await expect(at.creator.cancels(held)).rejects.toMatchObject(refused);
      await expect(at.other.cancels(held)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await at.guest.cancels(held)).toMatchObject({ state: "LAPSED" });
      await expect(at.creator.cancels(held)).rejects.toMatchObject(refused);
      await isFreeAgain();
    });

    it("ends the question of a bank, whose answer charges nothing", async () => {
      const payment = await at.heldPayment();
      await at.guest.sendsCard(payment, "asks");
      await at.guest.cancels(await holdOf(payment));
      const clientSecret = payment.clientSecret ?? "";
      await at.cards.confirmAction({ clientSecret, approve: true });
      await at.deliver();
      expect(await at.statusOf(payment)).toBe("canceled");
      expect(await at.paymentNow(payment)).toMatchObject({ state: "FAILED" });
      await isFreeAgain();
    });

    it("gives back what the card was faster to pay", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      await at.charges(payment);
      expect(await at.guest.cancels(held, { withoutRefund: false })).toMatchObject({
        state: "CANCELLED",
        paymentStatus: "REFUNDED",
      });
      expect(at.refunds).toEqual([payment.intentId]);
    });

    it.each(["as it is held", "once it has lapsed"])(
      "never costs what the card was faster to pay: %s, too late for a refund, it is refused",
      async (when) => {
        at.world.clock.advance(DAY_MS / 2);
        const payment = await at.heldPayment();
        const held = await holdOf(payment);
        if (when === "once it has lapsed") await at.isAtBank(payment);
        else await at.charges(payment);
        if (when === "once it has lapsed") {
          await at.passes(HOLD_MS);
          await at.bankPays(payment);
          await at.deliver();
        }
        const refused = { code: "NOT_REFUNDABLE" };
        for (let time = 0; time < 2; time += 1) {
          const call = at.guest.cancels(held, { withoutRefund: false });
          await expect(call).rejects.toMatchObject(refused);
        }
        await expectPaidOnce(at, payment);
      },
    );

    it("and paying at once: one of them happens", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      await at.charges(payment);
      await Promise.allSettled([at.guest.cancels(held), at.deliver(), at.completes(payment)]);
      await at.passes(0);
      expect(await holdOf(payment)).toMatchObject({ paymentStatus: "REFUNDED" });
      expect(at.refunds).toEqual([payment.intentId]);
    });

    it("gives up an attempt that another tab has begun meanwhile", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      const { cards } = at.world.providers;
      let isFirst = true;
      const cancelIntent: typeof cards.cancelIntent = async (intentId) => {
        const cancelled = await cards.cancelIntent(intentId);
        if (isFirst) {
          isFirst = false;
          await completePayment(at.asGuest(), { paymentId: payment.id });
          await at.guest.savesBilling(payment);
        }
        return cancelled;
      };
      at.world.providers = { ...at.world.providers, cards: { ...cards, cancelIntent } };
      // Before the worker gives up what has lapsed.
      const letGo = cancelBooking(at.asGuest(), { id: held.id, reason: "Another time" });
      expect(await letGo).toMatchObject({ state: "LAPSED" });
      const now = await at.paymentNow(payment);
      expect(now).toMatchObject({ state: "FAILED", intentId: null });
      expect(now.formerIntentId).not.toBe(payment.intentId);
    });

    it("ends the question of a bank also where the hold has just run out", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      await at.guest.sendsCard(payment, "asks");
      at.world.clock.advance(HOLD_MS);
      expect(await at.guest.cancels(held)).toMatchObject({ state: "LAPSED" });
      await at.cards.confirmAction({ clientSecret: payment.clientSecret ?? "", approve: true });
      await at.deliver();
      expect(await at.statusOf(payment)).toBe("canceled");
    });

    it("changes nothing of a time whose money has gone back", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      await at.passes(HOLD_MS);
      await at.other.takes(at.offer, TUESDAY_TEN);
      await at.bankPays(payment);
      await at.deliver();
      const lapsed = await holdOf(payment);
      expect(lapsed).toMatchObject({ state: "LAPSED", paymentStatus: "REFUNDED" });
      expect(await at.guest.cancels(lapsed)).toEqual(lapsed);
    });

    it("is refused while the bank is at work on its payment", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      const held = await holdOf(payment);
      await expect(at.guest.cancels(held)).rejects.toMatchObject({ code: "PAYMENT_PROCESSING" });
      expect(await holdOf(payment)).toEqual(held);
    });

    it("changes nothing while the card provider is away: the card could still be charged", async () => {
      const payment = await at.heldPayment();
      const held = await holdOf(payment);
      at.outage.isDown = true;
      await expect(at.guest.cancels(held)).rejects.toMatchObject({
        code: "CARD_PROVIDER_UNAVAILABLE",
      });
      expect(await holdOf(payment)).toEqual(held);
    });
  });
}
