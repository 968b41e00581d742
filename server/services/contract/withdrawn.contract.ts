import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import type { CatalogItemStatus } from "../../../src/domain/generated/enums.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { canView } from "../catalogue/readItem.ts";
import { readItemPage } from "../catalogue/readItemPage.ts";
import { consentToAccess } from "../library/consentToAccess.ts";
import { createEntitlement } from "../library/createEntitlement.ts";
import { completePayment } from "../payments/completePayment.ts";
import { readRefundedPayment } from "../payments/readRefundedPayment.ts";
import { readUnsettledPayment } from "../payments/readUnsettledPayment.ts";
import {
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
  deliverOnceLibraryIsRead,
} from "./paymentWorld.contract.ts";

const OFF_SALE = ["ARCHIVED", "DRAFT"] as const satisfies CatalogItemStatus[];

/**
 * What becomes of a purchase whose item goes off sale in the meantime (docs/product.md 4.10, 7.2,
 * 10.6).
 */
export function describeWithdrawn(name: string, openStore: () => Promise<Store>): void {
  describe(`what is taken off sale on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    beforeEach(async () => {
      at.drop = await at.creator.attaches(at.drop);
    });

    const as = (person: Person | null) => at.world.contextFor(person?.viewer ?? null);
    const page = (person: Person | null = at.guest) =>
      readItemPage(as(person), { id: at.drop.id, category: "PUBLICATION" });
    const goesOffSale = (status: CatalogItemStatus, facts: { priceInCents?: number } = {}) =>
      at.world.store.catalog.replace({ ...at.drop, title: "What came of it", status, ...facts });
    const notFound = { code: "NOT_FOUND" };

    /** Each way in which a payment can wait for its end. */
    const waiting: Record<string, () => Promise<PaymentRow>> = {
      OPEN: () => at.guest.opensPayment(at.drop),
      PROCESSING: async () => at.guest.pays(await at.begins(at.drop), "staysPending"),
      FAILED: async () => at.guest.givesUp(await at.begins(at.drop)),
    };
    const cases = OFF_SALE.flatMap((status) =>
      Object.keys(waiting).map((state) => [state, status] as const),
    );

    it.each(cases)(
      "shows its page to a buyer whose payment is %s, of a now %s",
      async (state, to) => {
        const payment = await waiting[state]!();
        expect(payment.state).toBe(state);
        await goesOffSale(to);
        expect(await page()).toMatchObject({
          id: at.drop.id,
          title: at.drop.title,
          priceInCents: payment.netInCents,
          status: "ARCHIVED",
          document: null,
          thumbnails: [],
        });
        expect(await readUnsettledPayment(as(at.guest), at.drop.id)).toEqual(payment);
        expect(await canView(as(at.guest), at.drop)).toBe(false);
        for (const person of [at.other, null]) {
          await expect(page(person)).rejects.toMatchObject(notFound);
        }
        const talk = readItemPage(as(at.guest), { id: at.drop.id, category: "TALK" });
        await expect(talk).rejects.toMatchObject(notFound);
      },
    );

    it("shows by a payment nothing of an item that nobody has decided to show", async () => {
      await waiting["OPEN"]!();
      await goesOffSale("DRAFT");
      const context = as(at.guest);
      const { id } = at.drop;
      const row = await at.world.store.catalog.byId(id);
      // A column added in the future.
      const later = { ...row!, columnOfLater: "for its owner alone" };
      context.loaders.item.prime(id, later);
      const shown = await readItemPage(context, { id, category: "PUBLICATION" });
      expect(JSON.stringify(shown)).not.toContain("for its owner alone");
    });

    it.each(cases)(
      "gives by a payment that is %s nothing but the page of a now %s",
      async (state, to) => {
        await waiting[state]!();
        await goesOffSale(to, { priceInCents: 0 });
        const command = { catalogItemId: at.drop.id };
        await expect(createEntitlement(as(at.guest), command)).rejects.toMatchObject(notFound);
        await expect(consentToAccess(as(at.guest), command)).rejects.toMatchObject(notFound);
        await goesOffSale(to);
        await expect(at.guest.opensPayment(at.drop)).rejects.toMatchObject(notFound);
        await expect(at.other.opensPayment(at.drop)).rejects.toMatchObject(notFound);
      },
    );

    it.each(OFF_SALE)(
      "is the buyer's once the bank says so, though it is %s by then",
      async (to) => {
        const payment = await waiting["PROCESSING"]!();
        await goesOffSale(to);
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
        await Promise.all([
          at.deliver(),
          completePayment(as(at.guest), { paymentId: payment.id }),
          page(),
        ]);
        await expectPaidOnce(at, payment);
        expect(await page()).toMatchObject({ title: "What came of it", status: to });
        expect((await page()).document).not.toBeNull();
        await expect(at.guest.opensPayment(at.drop)).rejects.toMatchObject({
          code: "ALREADY_PAID",
        });
      },
    );

    it("is shown to the buyer when the bank says so while the page is read", async () => {
      const payment = await waiting["PROCESSING"]!();
      await goesOffSale("ARCHIVED");
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
      const context = as(at.guest);
      deliverOnceLibraryIsRead(context, at);
      const shown = await readItemPage(context, { id: at.drop.id, category: "PUBLICATION" });
      expect(shown).toMatchObject({ title: "What came of it" });
      expect(await canView(context, at.drop)).toBe(true);
    });

    it.each(OFF_SALE)(
      "can still be paid by who began while it was on sale, though %s",
      async (to) => {
        const payment = await waiting["OPEN"]!();
        await goesOffSale(to);
        await at.guest.pays(await at.guest.savesBilling(payment));
        await expectPaidOnce(at, payment);
      },
    );

    describe("and refunded", () => {
      /** The provider charged a different amount. */
      const refunded = async () => {
        const payment = await at.begins(at.drop);
        await at.cards.changeAmount({ intentId: attemptOf(payment), amountInCents: 1_00 });
        await at.charges(payment);
        await at.deliver();
        return at.paymentNow(payment);
      };
      const refund = (person: Person | null = at.guest) =>
        readRefundedPayment(as(person), at.drop.id);

      it("says so to its buyer alone, also while the money is on its way back", async () => {
        expect(await refund()).toBeNull();
        const payment = await refunded();
        expect(await refund()).toMatchObject({ id: payment.id, refundState: "OWED" });
        await at.world.drain();
        expect(await refund()).toMatchObject({ id: payment.id, refundState: "DONE" });
        for (const person of [at.other, at.creator, null]) expect(await refund(person)).toBeNull();
      });

      it.each(OFF_SALE)("still shows its page when it is %s", async (to) => {
        await refunded();
        await goesOffSale(to);
        expect(await page()).toMatchObject({ title: at.drop.title, document: null });
        await expect(page(at.other)).rejects.toMatchObject(notFound);
        await expect(at.guest.opensPayment(at.drop)).rejects.toMatchObject(notFound);
      });

      it("can be bought again, and is no longer said to be refunded then", async () => {
        await refunded();
        const again = await at.guest.opensPayment(at.drop);
        expect(await refund()).not.toBeNull();
        await at.guest.pays(again);
        await expectPaidOnce(at, again);
        expect(await refund()).toBeNull();
      });
    });
  });
}
