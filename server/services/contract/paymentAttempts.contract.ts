import { describe, expect, it } from "vitest";
import { CARDS } from "../../world/actions.ts";
import { MINUTE_MS, PRICE_KEPT_MS } from "../../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { completePayment } from "../payments/completePayment.ts";
import { TUESDAY_TEN, expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

/** When a card can be charged for a payment (docs/product.md 7.4), on any store. */
export function describeAttempts(name: string, openStore: () => Promise<Store>): void {
  describe(`attempts at payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    /** Confirms a card with any secret that the server has handed out, and tells the server. */
    const paysWithoutDetails = async ({ id, clientSecret }: PaymentRow) => {
      const typed = { cardNumber: CARDS.pays, expiry: "12/40", cvc: "123" };
      await at.cards.confirm({ clientSecret: clientSecret ?? "", ...typed });
      await at.deliver();
      return completePayment(at.asGuest(), { paymentId: id });
    };

    it("do not begin before the billing details are saved, so no card pays without them", async () => {
      at.world.cookies.set("country", "US");
      await at.guest.takes(at.offer, TUESDAY_TEN);
      for (const item of [at.offer, at.drop]) {
        const opened = await at.guest.opensPayment(item);
        expect(opened).toMatchObject({ state: "OPEN", intentId: null, clientSecret: null });
        expect(await paysWithoutDetails(opened)).toMatchObject({ state: "OPEN", billing: null });
        const billed = await at.guest.savesBilling(opened);
        expect(billed.clientSecret).not.toBeNull();
        await at.guest.pays(billed);
        await expectPaidOnce(at, await at.paymentNow(opened));
      }
    });

    it("end where the details are forgotten after a day, also one that the bank has declined", async () => {
      await at.guest.takes(at.offer, TUESDAY_TEN);
      const billed = await at.begins(at.offer);
      await at.guest.pays(billed, "staysPending");
      at.world.clock.advance(PRICE_KEPT_MS);
      await at.guest.takes(at.offer, "2026-03-24T09:00:00Z");
      // The bank is still processing it: it pays for the time that is held now.
      await at.guest.opensPayment(at.offer);
      await at.cards.finishProcessing({ intentId: billed.intentId ?? "", succeeds: false });
      await at.deliver();
      const again = await at.guest.opensPayment(at.offer);
      expect(again).toMatchObject({ id: billed.id, state: "OPEN", billing: null });
      expect(await paysWithoutDetails(billed)).toMatchObject({ state: "OPEN", billing: null });
      expect(await paysWithoutDetails(again)).toMatchObject({ state: "OPEN", billing: null });
      await at.guest.pays(await at.guest.savesBilling(again));
      await expectPaidOnce(at, await at.paymentNow(again));
    });

    it("are given up with the payment, also one that begins in another tab at the same moment", async () => {
      const opened = await at.guest.opensPayment(at.drop);
      expect(await at.guest.givesUp(opened)).toMatchObject({ state: "FAILED", clientSecret: null });
      for (let round = 0; round < 10; round += 1) {
        const [given, billed] = await Promise.all([
          at.guest.givesUp(opened),
          at.guest.savesBilling(opened),
        ]);
        const now = await at.paymentNow(opened);
        // Either may win; no unknown attempt is left.
        expect(now).toEqual(now.state === "FAILED" ? given : billed);
        const { formerIntentId } = now;
        if (formerIntentId === null) continue;
        expect((await at.cards.readIntent(formerIntentId)).status).toBe("canceled");
      }
    });

    it("are not waited for: without one, a payment is closed by the worker after a day", async () => {
      const opened = await at.guest.opensPayment(at.drop);
      at.outage.isDown = true;
      await at.passes(PRICE_KEPT_MS - 1);
      expect(await at.paymentNow(opened)).toEqual(opened);
      await at.passes(MINUTE_MS);
      expect(await at.paymentNow(opened)).toMatchObject({ state: "FAILED" });
      await at.passes(PRICE_KEPT_MS);
      const now = at.world.now() + 2 * PRICE_KEPT_MS;
      expect(await at.world.store.outbox.claim({ now, leaseMs: 1, limit: 10 })).toEqual([]);
    });

    it("of a version that did not ask who is billed are cancelled", async () => {
      const { id } = await at.begins(at.drop);
      await at.world.store.transaction(async (store) => {
        const payment = await store.lockPayment(id);
        await payment?.reopen({ at: at.world.now(), changes: { billing: null } });
      });
      await at.passes(MINUTE_MS);
      const now = await at.world.store.payments.byId(id);
      expect(now).toMatchObject({ state: "FAILED", clientSecret: null });
      expect((await at.cards.readIntent(now?.formerIntentId ?? "")).status).toBe("canceled");
    });

    it("keep the evidence of the buyer's country, and log where it contradicts itself", async () => {
      const logged: unknown[] = [];
      at.world.log = (level, message, details) => void logged.push({ level, message, details });
      at.world.ipCountryCode = "BE";
      const agreeing = await at.guest.pays(await at.begins(at.drop));
      expect(agreeing).toMatchObject({
        state: "PAID",
        billing: { countryCode: "BE" },
        ipCountryCode: "BE",
        cardCountryCode: "BE",
      });
      expect(logged).toEqual([]);

      const other = await at.creator.drops();
      at.world.ipCountryCode = "FR";
      const billed = await at.guest.savesBilling(await at.guest.opensPayment(other), {
        countryCode: "US",
      });
      expect(billed).toMatchObject({ ipCountryCode: "FR", cardCountryCode: null });
      expect(await at.guest.pays(billed)).toMatchObject({ state: "PAID", cardCountryCode: "BE" });
      const details = { paymentId: billed.id, billing: "US", ip: "FR", card: "BE" };
      const message = "what is known of a buyer's country contradicts itself";
      expect(logged).toEqual([{ level: "warn", message, details }]);
    });

    it("are one, by however many calls at once that save the details", async () => {
      const opened = await at.guest.opensPayment(at.drop);
      const created = new Set<string>();
      const { createIntent } = at.cards;
      at.cards.createIntent = async (attempt) => {
        const intent = await createIntent(attempt);
        created.add(intent.id);
        return intent;
      };
      const countries = ["DE", "FR", "BE", "HU", "US", "NL", "IE", "CZ"];
      const billed = await Promise.all(
        countries.map((countryCode) => at.guest.savesBilling(opened, { countryCode })),
      );
      expect(created.size).toBe(1);
      expect(new Set(billed.map(({ intentId }) => intentId)).size).toBe(1);
      const now = await at.paymentNow(opened);
      expect((await at.cards.readIntent(now.intentId ?? "")).amountInCents).toBe(
        now.netInCents + now.vatInCents,
      );
    });
  });
}
