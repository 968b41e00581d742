import { describe, expect, it } from "vitest";
import { user } from "../../world/people.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { updateCatalogItemStatus } from "../catalogue/updateCatalogItemStatus.ts";
import { updatePublicationDetails } from "../catalogue/updatePublicationDetails.ts";
import { expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

/** What becomes of attempts whose price has changed (docs/product.md 7.16), on any store. */
export function describeRepriced(name: string, openStore: () => Promise<Store>): void {
  describe(`attempts at a former price on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const asCreator = () => at.world.contextFor(at.creator.viewer);
    const costs = (price: number) => {
      const { id, title, description } = at.drop;
      return updatePublicationDetails(asCreator(), { id, title, description, price });
    };
    const becomes = (status: "PUBLISHED" | "DRAFT" | "ARCHIVED") =>
      updateCatalogItemStatus(asCreator(), { id: at.drop.id, status });

    /** By this many people. */
    const begunBy = async (count: number): Promise<PaymentRow[]> => {
      const payments: PaymentRow[] = [];
      for (let index = 0; index < count; index += 1) {
        const slug = `reader-${index}`;
        const buyer = await user(at.world, { slug, email: `${slug}@demo.example` });
        payments.push(await buyer.savesBilling(await buyer.opensPayment(at.drop)));
      }
      return payments;
    };

    it("take no card by a page that does not ask first", async () => {
      const old = await at.begins(at.drop);
      await costs(300);
      await at.world.drain();
      await at.guest.sendsCard(old, "pays");
      expect(await at.statusOf(old)).toBe("canceled");
      expect(await at.completes(old)).toMatchObject({ state: "FAILED", clientSecret: null });
      const billed = await at.guest.savesBilling(old);
      expect(billed).toMatchObject({ state: "OPEN", netInCents: 300_00 });
      await at.world.drain();
      await at.guest.pays(billed);
      await expectPaidOnce(at, billed);
    });

    it("end by the price that is the latest, however often it changed", async () => {
      const old = await at.begins(at.drop);
      await costs(300);
      await costs(12);
      await at.world.drain();
      expect(await at.paymentNow(old)).toEqual(old);
      await costs(0);
      await at.world.drain();
      expect(await at.statusOf(old)).toBe("canceled");
    });

    it("keep it while the bank is at work on them, and for a day once it is off sale", async () => {
      const atBank = await at.begins(at.drop);
      await at.guest.pays(atBank, "staysPending");
      const begun = await at.other.savesBilling(await at.other.opensPayment(at.drop));
      await becomes("DRAFT");
      await costs(300);
      await at.world.drain();
      expect(await at.statusOf(begun)).toBe("requires_payment_method");
      await becomes("PUBLISHED");
      await at.world.drain();
      expect(await at.statusOf(begun)).toBe("canceled");
      expect(await at.statusOf(atBank)).toBe("processing");
    });

    it("end also where the price changes in the moment in which they begin", async () => {
      const opened = await at.guest.opensPayment(at.drop);
      const { createIntent } = at.cards;
      at.cards.createIntent = async (attempt) => {
        at.cards.createIntent = createIntent;
        await costs(300);
        await at.world.drain();
        return createIntent(attempt);
      };
      const billed = await at.guest.savesBilling(opened);
      expect(billed).toMatchObject({ state: "OPEN", netInCents: 300_00 });
      expect(await at.chargeOf(billed)).toBe(billed.netInCents + billed.vatInCents);
    });

    it("end in several turns where the provider takes long, none longer than a reaction may", async () => {
      const payments = await begunBy(10);
      const { cards } = at.world.providers;
      const { cancelIntent } = cards;
      cards.cancelIntent = (id) => {
        at.world.clock.advance(5_000);
        return cancelIntent(id);
      };
      await costs(300);
      const ended: number[] = [];
      for (let turn = 0; turn < 2; turn += 1) {
        await at.passes(1_000);
        const states = await Promise.all(payments.map(at.statusOf));
        ended.push(states.filter((state) => state === "canceled").length);
      }
      expect(ended).toEqual([8, 10]);
    });

    it("end also where another one cannot be given up", async () => {
      const payments = await begunBy(10);
      const [stuck, ...others] = payments.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const { cards } = at.world.providers;
      const { cancelIntent } = cards;
      cards.cancelIntent = (id) =>
        id === stuck?.intentId ? Promise.reject(new Error("no such intent")) : cancelIntent(id);
      await costs(300);
      await at.world.drain();
      expect(new Set(await Promise.all(others.map(at.statusOf)))).toEqual(new Set(["canceled"]));
      cards.cancelIntent = cancelIntent;
    });

    it("end when there are more of them than are read at once", { timeout: 60_000 }, async () => {
      const payments = await begunBy(130);
      await costs(300);
      await at.world.drain();
      const states = new Set(await Promise.all(payments.map(at.statusOf)));
      expect(states).toEqual(new Set(["canceled"]));
    });
  });
}
