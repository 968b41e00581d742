import { describe, expect, it } from "vitest";
import { HOLD_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { IntentStatus } from "../../providers/cards/port.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { createEntitlement } from "../library/createEntitlement.ts";
import { failPayment } from "../payments/failPayment.ts";
import { readPaymentStatus } from "../payments/readPaymentStatus.ts";
import { applyIntent } from "../payments/steps/syncPayment.ts";
import {
  TUESDAY_ELEVEN,
  TUESDAY_TEN,
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
  sumOf,
} from "./paymentWorld.contract.ts";

/** What becomes of money and of news that come late, on any store. */
export function describeLate(name: string, openStore: () => Promise<Store>): void {
  describe(`late payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    /** Someone asked the provider long ago, and acts on the answer only now. */
    const actsOnOldNews = async (payment: PaymentRow, status: IntentStatus) => {
      const intent = await at.cards.readIntent(attemptOf(payment));
      return applyIntent(at.world, { payment, intent: { ...intent, status } });
    };

    it("gives the slot to a payment that comes late when it is still free", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      await at.passes(HOLD_MS + MINUTE_MS);
      await at.bankPays(payment);
      await at.deliver();
      await expectPaidOnce(at, payment);
      await expect(at.other.takes(at.offer, TUESDAY_TEN)).rejects.toMatchObject({
        code: "SLOT_TAKEN",
      });
    });

    it("gives it also when the hold that followed has run out too", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      at.world.clock.advance(HOLD_MS);
      await at.other.takes(at.offer, TUESDAY_TEN);
      at.world.clock.advance(HOLD_MS);
      await at.bankPays(payment);
      await at.completes(payment);
      await expectPaidOnce(at, payment);
    });

    it("gives the money back once when the slot is gone, and says so", async () => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      at.world.clock.advance(HOLD_MS);
      const theirs = await at.other.takes(at.offer, TUESDAY_TEN);
      await at.bankPays(payment);
      const complete = () => at.completes(payment);
      const status = () => readPaymentStatus(at.asGuest(), payment.id);
      await Promise.all([complete(), status(), at.deliver(), status(), complete()]);
      await Promise.all([at.world.drain(), at.world.drain()]);

      expect(await at.paymentNow(payment)).toMatchObject({
        state: "REFUNDED",
        refundState: "DONE",
        settledAt: at.world.now(),
      });
      expect(at.refunds).toEqual([attemptOf(payment)]);
      const { store } = at.world;
      expect(await store.bookings.byId(payment.bookingId!)).toMatchObject({
        paymentStatus: "REFUNDED",
      });
      expect(await store.bookings.byId(theirs.id)).toMatchObject({ paymentStatus: "PENDING" });
      const ledger = await store.payments.ledgerOf(payment.id);
      expect(ledger).toHaveLength(9);
      expect(sumOf(ledger.filter(({ kind }) => kind === "payment"))).toBe(0);
      expect(sumOf(ledger.filter(({ kind }) => kind === "refund"))).toBe(0);
      expect(sumOf(ledger.filter(({ account }) => account === "buyer"))).toBe(0);
      expect(sumOf(ledger.filter(({ account }) => account === "creator"))).toBe(0);
    });

    it("gives the money back when the session's time has passed meanwhile", async () => {
      const payment = await at.heldPayment();
      await at.guest.pays(payment, "staysPending");
      at.world.clock.advance(48 * 60 * MINUTE_MS);
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
      const answer = await at.completes(payment);
      expect(answer).toMatchObject({ state: "REFUNDED", refundState: "OWED" });
      await at.world.drain();
      expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
    });

    it("gives the money back when another amount was charged than the payment bears", async () => {
      const payment = await at.heldPayment();
      await at.cards.changeAmount({ intentId: attemptOf(payment), amountInCents: 1_00 });
      await at.charges(payment);
      const answer = await at.completes(payment);
      expect(answer).toMatchObject({ state: "REFUNDED" });
      await at.world.drain();
      expect(at.refunds).toEqual([attemptOf(payment)]);
      const ledger = await at.world.store.payments.ledgerOf(payment.id);
      expect(sumOf(ledger)).toBe(0);
      expect(ledger.find(({ account }) => account === "buyer")?.amountInCents).toBe(-1_00);
    });

    it("does not change what is settled, whatever old news says", async () => {
      const payment = await at.heldPayment();
      await at.guest.pays(payment);
      const old = ["canceled", "processing", "requires_payment_method", "succeeded"] as const;
      for (const status of old) await actsOnOldNews({ ...payment, state: "PROCESSING" }, status);
      await expectPaidOnce(at, payment);
    });

    it("does not let old news of one attempt end the next", async () => {
      const first = await at.heldPayment();
      await failPayment(at.asGuest(), { paymentId: first.id });
      await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const second = await at.begins(at.offer);
      for (const status of ["canceled", "processing", "succeeded"] as const) {
        await actsOnOldNews(first, status);
        expect(await at.paymentNow(second)).toEqual(second);
      }
      expect(await at.world.store.bookings.byId(second.bookingId!)).toMatchObject({
        paymentStatus: "PENDING",
      });
    });

    it("makes a free copy from meanwhile a purchase, which is never removed", async () => {
      const payment = await at.begins(at.drop);
      await at.world.store.catalog.replace({ ...at.drop, priceInCents: 0 });
      await createEntitlement(at.asGuest(), { catalogItemId: at.drop.id });
      await at.guest.pays(payment);
      await expectPaidOnce(at, payment);
    });
  });
}
