import { describe, expect, it } from "vitest";
import { DEMO_BILLING } from "../../world/actions.ts";
import { nothingCanBeSaved } from "../../world/outages.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { completePayment } from "../payments/completePayment.ts";
import { createPayment } from "../payments/createPayment.ts";
import { failPayment } from "../payments/failPayment.ts";
import { readPayment } from "../payments/readPayment.ts";
import { readPaymentStatus } from "../payments/readPaymentStatus.ts";
import {
  TUESDAY_ELEVEN,
  TUESDAY_TEN,
  expectPaidOnce,
  paymentWorldOn,
  deliverOnceLibraryIsRead,
} from "./paymentWorld.contract.ts";
import { updatePayment } from "../payments/updatePayment.ts";

/** How a payment is opened, on any store. */
export function describeOpening(name: string, openStore: () => Promise<Store>): void {
  describe(`opening payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const claim = (catalogItemId: string, amountInCents: number) =>
      createPayment(at.asGuest(), {
        catalogItemId,
        amountInCents,
        title: "Cheap!",
        description: null,
      });
    const unsettledOf = (itemId: string) =>
      at.world.store.payments.unsettledOf({ buyerId: at.guest.row.id, itemId });

    it("takes price, name and VAT from the server, whatever is claimed", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const session = await claim(at.offer.id, 60_00);
      expect(session).toMatchObject({
        title: at.offer.title,
        description: at.offer.description,
        netInCents: 60_00,
        vatInCents: 12_60,
        vatBasisPoints: 2100,
        vatCountryCode: "BE",
        state: "OPEN",
        billing: null,
      });
      const billed = await at.guest.savesBilling(session);
      expect(await at.chargeOf(billed)).toBe(72_60);
      const drop = await claim(at.drop.id, 12_00);
      expect(drop).toMatchObject({ netInCents: 12_00, vatInCents: 72, vatBasisPoints: 600 });
      expect(await at.chargeOf(await at.guest.savesBilling(drop))).toBe(12_72);
    });

    it("rounds VAT to the cent, half a cent up", async () => {
      const odd = await at.creator.drops({ priceInCents: 9_75 });
      // 6 % of 9.75 is 58.5 cents.
      expect(await at.guest.opensPayment(odd)).toMatchObject({ vatInCents: 59 });
    });

    it("refuses a wrong amount, with nothing written", async () => {
      for (const amount of [0, 1, 11_99, 12_01, 12_72]) {
        await expect(claim(at.drop.id, amount)).rejects.toMatchObject({
          code: "AMOUNT_MISMATCH",
          field: "amountInCents",
        });
      }
      for (const amount of [-12_00, 12.5, Number.NaN]) {
        await expect(claim(at.drop.id, amount)).rejects.toMatchObject({ code: "BAD_USER_INPUT" });
      }
      expect(await unsettledOf(at.drop.id)).toBeNull();
    });

    it("refuses what cannot be bought", async () => {
      const free = await at.creator.drops({ priceInCents: 0 });
      const draft = await at.creator.drops({ status: "DRAFT" });
      await expect(claim(free.id, 0)).rejects.toMatchObject({ field: "catalogItemId" });
      await expect(claim(draft.id, 12_00)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(claim("pub_none", 12_00)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(at.creator.opensPayment(at.drop)).rejects.toMatchObject({ code: "OWN_OFFER" });
    });

    it("asks for a live hold on a session, and ties itself to it", async () => {
      await expect(claim(at.offer.id, 60_00)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
      await at.other.takes(at.offer, TUESDAY_ELEVEN);
      await expect(claim(at.offer.id, 60_00)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
      const booking = await at.guest.takes(at.offer, TUESDAY_TEN);
      const payment = await claim(at.offer.id, 60_00);
      expect(payment.bookingId).toBe(booking.id);
      expect(payment.bookingId).toBe(booking.id);
      at.world.clock.advance(HOLD_MS);
      await expect(claim(at.offer.id, 60_00)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
    });

    it("returns the open payment, also to 20 calls at once", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const payments = await Promise.all(
        Array.from({ length: 20 }, () => at.guest.opensPayment(at.offer)),
      );
      expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
      expect((await at.other.opensPayment(at.drop)).id).not.toBe(payments[0]?.id);
    });

    it("ties the open payment to the buyer's present hold", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const first = await at.guest.opensPayment(at.offer);
      at.world.clock.advance(HOLD_MS);
      const booking = await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const again = await at.guest.opensPayment(at.offer);
      expect(again).toMatchObject({ id: first.id, bookingId: booking.id });
      await at.guest.pays(again);
      await expectPaidOnce(at, again);
      const old = await at.world.store.bookings.byId(first.bookingId!);
      expect(old?.paymentStatus).toBe("EXPIRED");
    });

    it("takes no money on a page that still shows the time before", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const shown = await at.begins(at.offer);
      await at.world.store.catalog.replace({ ...at.offer, priceInCents: 90_00 });
      const booking = await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const again = await claim(at.offer.id, 90_00);
      expect(again).toMatchObject({ id: shown.id, bookingId: booking.id, state: "OPEN" });
      expect(await at.statusOf(shown)).toBe("canceled");
      await at.deliver();
      expect(await at.paymentNow(shown)).toEqual(again);
      const billed = await at.guest.savesBilling(again);
      expect(await at.chargeOf(billed)).toBe(108_90);
      await at.guest.pays(billed);
      await expectPaidOnce(at, again);
    });

    it("settles what was paid in the moment in which another time is taken", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const payment = await at.begins(at.offer);
      // The worker has not given it up yet.
      at.world.drain = async () => undefined;
      await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const { cancelIntent } = at.cards;
      at.cards.cancelIntent = async (intentId) => {
        await at.charges(payment);
        return cancelIntent(intentId);
      };
      await expect(claim(at.offer.id, 60_00)).rejects.toMatchObject({ code: "ALREADY_PAID" });
      await expectPaidOnce(at, payment);
    });

    it("prices the open payment again when price or country have changed", async () => {
      const before = await at.guest.opensPayment(at.drop);
      await at.world.store.catalog.replace({ ...at.drop, priceInCents: 20_00 });
      await expect(claim(at.drop.id, 12_00)).rejects.toMatchObject({ code: "AMOUNT_MISMATCH" });
      const dearer = await claim(at.drop.id, 20_00);
      expect(dearer).toMatchObject({ id: before.id, netInCents: 20_00, vatInCents: 1_20 });

      at.world.cookies.set("country", "DE");
      const german = await claim(at.drop.id, 20_00);
      expect(german).toMatchObject({ id: before.id, vatCountryCode: "DE", vatInCents: 1_40 });
    });

    it("opens for what is held, whatever became of the offer meanwhile", async () => {
      const booking = await at.guest.takes(at.offer, TUESDAY_TEN);
      await at.world.store.catalog.replace({ ...at.offer, status: "ARCHIVED", priceInCents: 0 });
      const payment = await claim(at.offer.id, 60_00);
      expect(payment).toMatchObject({ bookingId: booking.id, netInCents: 60_00 });
      expect(await claim(at.offer.id, 60_00)).toMatchObject({ id: payment.id });
      const stranger = createPayment(at.world.contextFor(at.other.viewer), {
        catalogItemId: at.offer.id,
        amountInCents: 60_00,
        title: at.offer.title,
        description: null,
      });
      await expect(stranger).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    it("refuses to sell twice", async () => {
      const payment = await at.begins(at.drop);
      await at.charges(payment);
      // Only the provider knows of the success, and is asked.
      await expect(claim(at.drop.id, 12_00)).rejects.toMatchObject({ code: "ALREADY_PAID" });
      await expectPaidOnce(at, payment);
      await expect(claim(at.drop.id, 12_00)).rejects.toMatchObject({ code: "ALREADY_PAID" });
    });

    it("refuses to sell twice when the first is paid while the second is asked for", async () => {
      const first = await at.begins(at.drop);
      await at.charges(first);
      const context = at.asGuest();
      deliverOnceLibraryIsRead(context, at);
      const second = createPayment(context, {
        catalogItemId: at.drop.id,
        amountInCents: 12_00,
        title: "x",
        description: null,
      });
      await expect(second).rejects.toMatchObject({ code: "ALREADY_PAID" });
      expect(await unsettledOf(at.drop.id)).toBeNull();
    });

    it("opens a new payment for the next session after one was paid", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const first = await at.guest.opensPayment(at.offer);
      await at.guest.pays(first);
      await expect(claim(at.offer.id, 60_00)).rejects.toMatchObject({ code: "ALREADY_PAID" });
      await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const second = await at.guest.opensPayment(at.offer);
      expect(second.id).not.toBe(first.id);
      await at.guest.pays(second);
      await expectPaidOnce(at, first);
      await expectPaidOnce(at, second);
    });

    it("does not need the card provider, which the details do: without it nothing is written", async () => {
      at.outage.isDown = true;
      const opened = await claim(at.drop.id, 12_00);
      expect(await readPaymentStatus(at.asGuest(), opened.id)).toEqual(opened);
      expect(await at.completes(opened)).toEqual(opened);
      await expect(at.guest.savesBilling(opened)).rejects.toMatchObject({
        code: "CARD_PROVIDER_UNAVAILABLE",
      });
      expect(await at.paymentNow(opened)).toEqual(opened);
    });

    it("answers a status question with what was last known while the provider is away", async () => {
      const payment = await at.begins(at.drop);
      at.outage.isDown = true;
      expect(await readPaymentStatus(at.asGuest(), payment.id)).toMatchObject({ state: "OPEN" });
      await expect(at.completes(payment)).rejects.toMatchObject({
        code: "CARD_PROVIDER_UNAVAILABLE",
      });
    });

    it("answers a status question with what was last known while its news cannot be kept", async () => {
      const payment = await at.begins(at.drop);
      await at.charges(payment);
      const { transaction } = at.world.store;
      nothingCanBeSaved(at.world);
      expect(await readPaymentStatus(at.asGuest(), payment.id)).toEqual(payment);
      at.world.store.transaction = transaction;
      expect(await readPaymentStatus(at.asGuest(), payment.id)).toMatchObject({ state: "PAID" });
    });

    it("shows a payment to its buyer and to nobody else, by every call", async () => {
      const payment = await at.guest.opensPayment(at.drop);
      const seen = await readPayment(at.asGuest(), payment.id);
      expect(seen).toEqual(payment);
      const ids = ["pay_none", "", "x".repeat(500), "pay_000001'; --", "🙂", "billing:pay_1"];
      for (const person of [at.guest, at.other, at.creator]) {
        const context = at.world.contextFor(person.viewer);
        for (const id of person === at.guest ? ids : [payment.id, ...ids]) {
          const notFound = { code: "NOT_FOUND" };
          await expect(readPayment(context, id)).rejects.toMatchObject(notFound);
          await expect(readPaymentStatus(context, id)).rejects.toMatchObject(notFound);
        }
        if (person === at.guest) continue;
        for (const call of [completePayment, failPayment]) {
          const refused = call(context, { paymentId: payment.id });
          await expect(refused).rejects.toMatchObject({ code: "NOT_FOUND" });
        }
        const billing = { ...DEMO_BILLING, paymentId: payment.id, saveBillingDetails: true };
        await expect(updatePayment(context, billing)).rejects.toMatchObject({ code: "NOT_FOUND" });
      }
      expect(await at.paymentNow(payment)).toEqual(payment);
    });
  });
}
