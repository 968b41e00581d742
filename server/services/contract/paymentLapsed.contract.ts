import { describe, expect, it } from "vitest";
import { BANK_QUESTION_MS, HOLD_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import {
  TUESDAY_ELEVEN,
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
} from "./paymentWorld.contract.ts";

/** What becomes of attempts whose hold has lapsed (docs/product.md 7.17), on any store. */
export function describeLapsed(name: string, openStore: () => Promise<Store>): void {
  describe(`attempts whose hold has lapsed on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const approves = ({ clientSecret }: PaymentRow) =>
      at.cards.confirmAction({ clientSecret: clientSecret ?? "", approve: true });

    it.each(["PUBLISHED", "DRAFT", "ARCHIVED"] as const)(
      "take no card for an offer that is %s",
      async (status) => {
        const payment = await at.heldPayment();
        await at.world.store.catalog.replace({ ...at.offer, status });
        await at.passes(HOLD_MS);
        await at.guest.sendsCard(payment, "pays");
        await at.deliver();
        expect(await at.statusOf(payment)).toBe("canceled");
        expect(await at.completes(payment)).toMatchObject({ state: "FAILED", clientSecret: null });
        expect(await at.world.store.bookings.byId(payment.bookingId ?? "")).toMatchObject({
          state: "LAPSED",
          paymentStatus: "EXPIRED",
        });
      },
    );

    it("wait ten minutes for someone answering the bank's question, and no longer", async () => {
      const answered = await at.heldPayment();
      await at.guest.sendsCard(answered, "asks");
      await at.passes(HOLD_MS);
      await at.passes(BANK_QUESTION_MS - 1);
      expect(await at.statusOf(answered)).toBe("requires_action");
      await approves(answered);
      await at.completes(answered);
      await expectPaidOnce(at, answered);

      const unanswered = await at.heldPayment(TUESDAY_ELEVEN);
      await at.guest.sendsCard(unanswered, "asks");
      await at.passes(HOLD_MS);
      await at.passes(BANK_QUESTION_MS);
      expect(await at.statusOf(unanswered)).toBe("canceled");
      await approves(unanswered);
      expect(await at.completes(unanswered)).toMatchObject({ state: "FAILED" });
    });

    it("stay while the bank is at work on them, and end once it has declined", async () => {
      const payment = await at.heldPayment();
      await at.guest.pays(payment, "staysPending");
      await at.passes(HOLD_MS);
      await at.passes(BANK_QUESTION_MS);
      expect(await at.paymentNow(payment)).toMatchObject({ state: "PROCESSING" });
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
      await at.deliver();
      await at.passes(MINUTE_MS);
      expect(await at.statusOf(payment)).toBe("canceled");
      expect(await at.paymentNow(payment)).toMatchObject({ state: "FAILED", clientSecret: null });
    });

    it("are settled when they have succeeded unheard", async () => {
      const payment = await at.heldPayment();
      await at.charges(payment);
      await at.passes(HOLD_MS);
      await expectPaidOnce(at, payment);
    });

    it("end when the provider is back, however long it was away", async () => {
      const payment = await at.heldPayment();
      at.outage.isDown = true;
      for (let minute = 0; minute < 40; minute += 1) await at.passes(MINUTE_MS);
      at.outage.isDown = false;
      await at.passes(10 * MINUTE_MS);
      expect(await at.statusOf(payment)).toBe("canceled");
    });

    it("leave the attempt for the time that was taken instead alone", async () => {
      const first = await at.heldPayment();
      await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const second = await at.begins(at.offer);
      await at.world.drain();
      expect(await at.statusOf(first)).toBe("canceled");
      expect(await at.paymentNow(second)).toEqual(second);
      await at.guest.pays(second);
      await expectPaidOnce(at, second);
    });
  });
}
