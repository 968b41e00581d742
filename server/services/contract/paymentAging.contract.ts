import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, PRICE_KEPT_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { readItemPage } from "../catalogue/readItemPage.ts";
import { createPayment } from "../payments/createPayment.ts";
import { readUnsettledPayment } from "../payments/readUnsettledPayment.ts";
import { attemptOf, expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

/** How long an open payment for content keeps its price (docs/product.md 7.16). */
export function describeAging(name: string, openStore: () => Promise<Store>): void {
  describe(`payments that grow old on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const claim = (amountInCents: number) =>
      createPayment(at.asGuest(), {
        catalogItemId: at.drop.id,
        amountInCents,
        title: at.drop.title,
        description: null,
      });
    const costs = (priceInCents: number) =>
      at.world.store.catalog.replace({ ...at.drop, priceInCents });

    it("are given up when they are asked for again after a day, and opened at today’s price", async () => {
      const old = await at.begins(at.drop);
      at.world.clock.advance(PRICE_KEPT_MS);
      await costs(20_00);
      const fresh = await claim(20_00);
      expect(fresh).toMatchObject({
        id: old.id,
        state: "OPEN",
        netInCents: 20_00,
        pricedAt: at.world.now(),
        billing: null,
        clientSecret: null,
      });
      expect(await at.statusOf(old)).toBe("canceled");
      await at.deliver();
      expect(await at.paymentNow(old)).toEqual(fresh);
      const billed = await at.guest.savesBilling(fresh);
      expect(attemptOf(billed)).not.toBe(attemptOf(old));
      expect(await at.chargeOf(billed)).toBe(21_20);
      await at.guest.pays(billed);
      await expectPaidOnce(at, billed);
    });

    it("are given up also where the price is still the same", async () => {
      const old = await at.begins(at.drop);
      at.world.clock.advance(PRICE_KEPT_MS - 1);
      expect((await claim(12_00)).intentId).toBe(attemptOf(old));
      // Re-requested at today's price, they are as good as new.
      at.world.clock.advance(PRICE_KEPT_MS - 1);
      expect((await claim(12_00)).intentId).toBe(attemptOf(old));
      at.world.clock.advance(PRICE_KEPT_MS);
      expect(await claim(12_00)).toMatchObject({ clientSecret: null, billing: null });
      expect(await at.statusOf(old)).toBe("canceled");
    });

    it("take no money at the price of before once the new one was asked for", async () => {
      const old = await at.begins(at.drop);
      await costs(20_00);
      const fresh = await claim(20_00);
      expect(fresh).toMatchObject({ id: old.id, state: "OPEN", netInCents: 20_00 });
      await at.guest.sendsCard(old, "pays");
      expect(await at.statusOf(old)).toBe("canceled");
      const german = await at.guest.savesBilling(fresh, { countryCode: "DE" });
      expect(german).toMatchObject({ vatCountryCode: "DE", netInCents: 20_00 });
      await at.guest.pays(german);
      await expectPaidOnce(at, german);
    });

    it("follow the price when their billing details are saved", async () => {
      const old = await at.begins(at.drop);
      await costs(20_00);
      const billed = await at.guest.savesBilling(old, { countryCode: "DE" });
      expect(billed).toMatchObject({
        netInCents: 20_00,
        vatInCents: 1_40,
        state: "OPEN",
        billing: { countryCode: "DE" },
      });
      expect(await at.statusOf(old)).toBe("canceled");
      expect(await at.chargeOf(billed)).toBe(21_40);
      // Nothing has changed since: the attempt stays, whatever country is saved.
      expect((await at.guest.savesBilling(billed, { countryCode: "FR" })).intentId).toBe(
        attemptOf(billed),
      );
      await at.guest.pays(await at.paymentNow(billed));
      await expectPaidOnce(at, await at.paymentNow(billed));
    });

    it("are closed when somebody saves the details of what is free by now", async () => {
      const old = await at.begins(at.drop);
      await costs(0);
      await expect(at.guest.savesBilling(old)).rejects.toMatchObject({ code: "PAYMENT_NOT_OPEN" });
      expect(await at.paymentNow(old)).toMatchObject({ state: "FAILED" });
      expect(await at.statusOf(old)).toBe("canceled");
    });

    it.each(["ARCHIVED", "DRAFT"] as const)(
      "end after a day for what is %s by then",
      async (status) => {
        const old = await at.begins(at.drop);
        await at.world.store.catalog.replace({ ...at.drop, status, priceInCents: 90_00 });
        const page = () => readItemPage(at.asGuest(), { id: at.drop.id, category: "PUBLICATION" });
        at.world.clock.advance(PRICE_KEPT_MS - MINUTE_MS);
        const billed = await at.guest.savesBilling(old);
        expect(billed).toMatchObject({ netInCents: 12_00, intentId: attemptOf(old) });
        expect((await page()).priceInCents).toBe(12_00);
        // Saving them repeatedly doesn't preserve the price.
        at.world.clock.advance(MINUTE_MS);
        await expect(at.guest.savesBilling(old)).rejects.toMatchObject({
          code: "PAYMENT_NOT_OPEN",
        });
        expect(await at.statusOf(old)).toBe("canceled");
        expect(await readUnsettledPayment(at.asGuest(), at.drop.id)).toBeNull();
        await expect(page()).rejects.toMatchObject({ code: "NOT_FOUND" });
      },
    );

    it("are given up by the worker when the price has changed, and after a day to the minute", async () => {
      const repriced = await at.begins(at.drop);
      await at.passes(10 * MINUTE_MS);
      await costs(20_00);
      await at.passes(HOUR_MS);
      expect(await at.paymentNow(repriced)).toMatchObject({ state: "FAILED" });
      expect(await at.statusOf(repriced)).toBe("canceled");

      const other = await at.other.opensPayment({ ...at.drop, priceInCents: 20_00 });
      for (let hour = 1; hour < 24; hour += 1) await at.passes(HOUR_MS);
      expect(await at.paymentNow(other)).toMatchObject({ state: "OPEN" });
      await at.passes(HOUR_MS);
      expect(await at.paymentNow(other)).toMatchObject({ state: "FAILED" });
    });

    it("stay open for the worker while they are for a session, whatever its offer costs", async () => {
      await at.guest.takes(at.offer, "2026-03-17T09:00:00Z");
      const held = await at.guest.opensPayment(at.offer);
      await at.world.store.catalog.replace({ ...at.offer, priceInCents: 90_00 });
      await at.passes(10 * MINUTE_MS);
      expect(await at.paymentNow(held)).toMatchObject({ state: "OPEN", netInCents: 60_00 });
      expect(await at.guest.savesBilling(held)).toMatchObject({ netInCents: 60_00 });
      await at.guest.pays(await at.paymentNow(held));
      await expectPaidOnce(at, held);
    });

    it("keep their price while the bank is at work on them, for however long", async () => {
      const open = await at.begins(at.drop);
      const pending = await at.guest.pays(open, "staysPending");
      expect(pending.state).toBe("PROCESSING");
      await costs(20_00);
      for (let day = 0; day < 3; day += 1) await at.passes(DAY_MS);
      expect(await claim(20_00)).toMatchObject({ state: "PROCESSING", netInCents: 12_00 });
      await expect(at.guest.savesBilling(pending)).rejects.toMatchObject({
        code: "PAYMENT_NOT_OPEN",
      });
      expect(await at.statusOf(pending)).toBe("processing");
      await at.cards.finishProcessing({ intentId: attemptOf(pending), succeeds: true });
      await at.deliver();
      await expectPaidOnce(at, pending);
    });

    it("that the bank took in the very moment in which they are given up are not given up", async () => {
      const old = await at.begins(at.drop);
      at.world.clock.advance(PRICE_KEPT_MS);
      await costs(20_00);
      const { cancelIntent } = at.cards;
      at.cards.cancelIntent = async (intentId) => {
        await at.charges(old);
        return cancelIntent(intentId);
      };
      await expect(claim(20_00)).rejects.toMatchObject({ code: "ALREADY_PAID" });
      await expectPaidOnce(at, old);
    });

    it("are reopened once, by however many calls at once", async () => {
      const old = await at.begins(at.drop);
      at.world.clock.advance(PRICE_KEPT_MS);
      await costs(20_00);
      await Promise.all(Array.from({ length: 10 }, () => claim(20_00)));
      expect(await at.paymentNow(old)).toMatchObject({ state: "OPEN", clientSecret: null });
      const fresh = await Promise.all(Array.from({ length: 10 }, () => at.guest.savesBilling(old)));
      expect(new Set(fresh.map(({ intentId }) => intentId)).size).toBe(1);
      const now = await at.paymentNow(old);
      expect(now).toMatchObject({ state: "OPEN", netInCents: 20_00 });
      expect(attemptOf(now)).not.toBe(attemptOf(old));
      expect(await at.chargeOf(now)).toBe(21_20);
      await at.guest.pays(now);
      await expectPaidOnce(at, now);
    });
  });
}
