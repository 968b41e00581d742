import { beforeEach, describe, expect, it, vi } from "vitest";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { PRESENT_WORDING } from "../../../src/domain/library/accessConsent.ts";
import type { TalkRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { canView } from "../catalogue/readItem.ts";
import { replaceDocument } from "../catalogue/replaceDocument.ts";
import { notingOpened } from "../documents/noteOpened.ts";
import { readDocument } from "../documents/readDocument.ts";
import { awaitsConsent } from "../library/awaitsConsent.ts";
import { consentToAccess } from "../library/consentToAccess.ts";
import { createEntitlement } from "../library/createEntitlement.ts";
import { deleteEntitlement } from "../library/deleteEntitlement.ts";
import { listEntitlements } from "../library/listEntitlements.ts";
import { createPayment } from "../payments/createPayment.ts";
import type { ServiceContext } from "../shared/context.ts";
import { expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

/** What is kept, bought and agreed to, on any store. */
export function describeLibrary(name: string, openStore: () => Promise<Store>): void {
  describe(`libraries on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    beforeEach(async () => {
      at.drop = await at.creator.attaches(at.drop);
    });

    const asOther = () => at.world.contextFor(at.other.viewer);
    const asOwner = () => at.world.contextFor(at.creator.viewer);
    const command = () => ({ catalogItemId: at.drop.id });
    const purchase = async () => {
      const query = { buyerId: at.guest.row.id, itemIds: [at.drop.id] };
      const [payment] = await at.world.store.payments.purchasesAmong(query);
      return payment;
    };
    const buys = async (billing = {}) => {
      const opened = await at.guest.opensPayment(at.drop);
      return at.guest.pays(await at.guest.savesBilling(opened, billing));
    };
    const reads = (context = at.asGuest()) =>
      readDocument(context, { id: at.drop.document?.id ?? "" });
    const library = () => listEntitlements(at.asGuest(), { limit: 10, after: null });
    const setPrice = (priceInCents: number) =>
      at.world.store.catalog.replace({ ...at.drop, priceInCents });

    describe("consent", () => {
      it("is asked for after buying, and opens the document once it is given", async () => {
        await buys();
        expect(await canView(at.asGuest(), at.drop)).toBe(true);
        expect(await awaitsConsent(at.asGuest(), at.drop)).toBe(true);
        await expect(reads()).rejects.toMatchObject({ code: "CONSENT_MISSING" });
        expect((await consentToAccess(at.asGuest(), command())).id).toBe(at.drop.id);
        expect(await awaitsConsent(at.asGuest(), at.drop)).toBe(false);
        expect((await reads()).document.id).toBe(at.drop.document?.id);
      });

      it("is kept with the payment: the words, their version and the time", async () => {
        await buys();
        await consentToAccess(at.asGuest(), {
          ...command(),
          wordingVersion: PRESENT_WORDING.version,
        });
        const accessConsent = { ...PRESENT_WORDING, givenAt: at.world.now() };
        expect(await purchase()).toMatchObject({ accessConsent });
      });

      it("is given once: a repetition leaves what was agreed to first", async () => {
        await buys();
        const givenAt = at.world.now();
        const calls = Array.from({ length: 5 }, () => consentToAccess(at.asGuest(), command()));
        await Promise.all(calls);
        at.world.clock.advance(60_000);
        await consentToAccess(at.asGuest(), command());
        expect((await purchase())?.accessConsent).toMatchObject({ givenAt });
      });

      it("changes nothing in the same call's answer but what it says", async () => {
        await buys();
        const context = at.asGuest();
        expect(await awaitsConsent(context, at.drop)).toBe(true);
        await consentToAccess(context, command());
        expect(await awaitsConsent(context, at.drop)).toBe(false);
      });

      it("is refused without a purchase", async () => {
        const giving = (context: ServiceContext) => consentToAccess(context, command());
        await expect(giving(at.asGuest())).rejects.toMatchObject({ code: "NOT_BOUGHT" });
        await at.guest.opensPayment(at.drop);
        await expect(giving(at.asGuest())).rejects.toMatchObject({ code: "NOT_BOUGHT" });
        await expect(giving(asOwner())).rejects.toMatchObject({ code: "NOT_BOUGHT" });
        await expect(
          consentToAccess(at.asGuest(), { catalogItemId: at.offer.id }),
        ).rejects.toMatchObject({ code: "NOT_BOUGHT" });
        await buys();
        await expect(giving(asOther())).rejects.toMatchObject({ code: "NOT_BOUGHT" });
        expect((await purchase())?.accessConsent).toBeNull();
      });

      it("is refused for words that nobody was shown", async () => {
        await buys();
        await expect(
          consentToAccess(at.asGuest(), { ...command(), wordingVersion: 99 }),
        ).rejects.toMatchObject({ field: "wordingVersion" });
        expect((await purchase())?.accessConsent).toBeNull();
      });

      it("is not asked of a company whose VAT number is valid, which has no right of withdrawal", async () => {
        const company = { isCompany: true, companyName: "Demo", vatNumber: "BE0428759497" };
        await buys(company);
        expect(await awaitsConsent(at.asGuest(), at.drop)).toBe(false);
        await reads();
        await consentToAccess(at.asGuest(), command());
        expect((await purchase())?.accessConsent).toBeNull();
      });

      it("is not asked of the owner, nor for what is free", async () => {
        await setPrice(0);
        await at.guest.keeps(at.drop);
        expect(await awaitsConsent(at.asGuest(), at.drop)).toBe(false);
        expect(await awaitsConsent(asOwner(), at.drop)).toBe(false);
        expect(await awaitsConsent(at.world.contextFor(null), at.drop)).toBe(false);
        await reads();
        await reads(asOwner());
      });

      it("holds for a talk, for an archived item, and for the file that replaces the first", async () => {
        const talk: TalkRow = await at.creator.attaches(
          await at.creator.speaks({ priceInCents: 500 }),
        );
        await at.guest.pays(await at.guest.opensPayment(talk));
        const readsTalk = (id = talk.document?.id ?? "") => readDocument(at.asGuest(), { id });
        await at.creator.archives(talk);
        await expect(readsTalk()).rejects.toMatchObject({ code: "CONSENT_MISSING" });
        await consentToAccess(at.asGuest(), { catalogItemId: talk.id });
        await readsTalk();
        const file = {
          name: "new.pdf",
          content: async function* content() {
            yield new TextEncoder().encode("%PDF-1.7");
          },
        };
        const drop = await replaceDocument(asOwner(), { catalogItemId: at.drop.id, file });
        await buys();
        at.drop = drop as typeof at.drop;
        await expect(reads()).rejects.toMatchObject({ code: "CONSENT_MISSING" });
        await consentToAccess(at.asGuest(), command());
        await reads();
      });
    });

    describe("a purchase", () => {
      it("is bought once: buying again leads to what was bought", async () => {
        const payment = await buys();
        await expect(at.guest.opensPayment(at.drop)).rejects.toMatchObject({
          code: "ALREADY_PAID",
        });
        await expectPaidOnce(at, payment);
      });

      it("is paid once by two tabs that open, send and complete it at once", async () => {
        const tab = async () => {
          const payment = await at.guest.opensPayment(at.drop);
          await at.guest.sendsCard(payment, "pays");
          return at.completes(payment);
        };
        const tabs = await Promise.allSettled(Array.from({ length: 5 }, tab));
        // A tab that comes after another has paid is told so.
        const refused = tabs.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
        const codes = refused.map((error) => (error as { code?: string }).code);
        expect(new Set([...codes, "ALREADY_PAID"]).size).toBe(1);
        const payment = await purchase();
        if (payment === undefined) throw new Error("nothing was paid");
        await at.deliver();
        await expectPaidOnce(at, payment);
        const others = { buyerId: at.guest.row.id, itemId: at.drop.id };
        expect(await at.world.store.payments.unsettledOf(others)).toBeNull();
        expect(at.refunds).toEqual([]);
        expect(await library()).toHaveLength(1);
      });

      it("is not charged again by a tab that comes after the other has paid", async () => {
        const shown = await at.begins(at.drop);
        await at.guest.pays(shown);
        const again = await at.guest.sendsCard(shown, "pays");
        expect(again.intent?.id).toBe(shown.intentId);
        await at.completes(shown);
        await expectPaidOnce(at, shown);
      });

      it("stays, also when the item has become free meanwhile", async () => {
        await buys();
        await setPrice(0);
        await createEntitlement(at.asGuest(), command());
        await expect(deleteEntitlement(at.asGuest(), command())).rejects.toMatchObject({
          code: "PURCHASE_KEPT",
        });
        expect(await library()).toMatchObject([{ source: "PURCHASE" }]);
      });

      it("gives nothing when its money went back", async () => {
        const payment = await at.begins(at.drop);
        const { readIntent } = at.cards;
        // An amount other than the payment's is refunded (docs/product.md 7.10).
        at.cards.readIntent = async (id) => ({ ...(await readIntent(id)), amountInCents: 1 });
        await at.charges(payment);
        await at.deliver();
        expect(await at.paymentNow(payment)).toMatchObject({ state: "REFUNDED" });
        expect(await library()).toEqual([]);
        expect(await canView(at.asGuest(), at.drop)).toBe(false);
        await expect(reads()).rejects.toMatchObject({ code: "NOT_FOUND" });
        await expect(consentToAccess(at.asGuest(), command())).rejects.toMatchObject({
          code: "NOT_BOUGHT",
        });
      });

      it("takes nothing along when its money went back and the entitlement was left behind", async () => {
        await at.world.store.library.add({
          id: at.world.newId("ent"),
          userId: at.guest.row.id,
          itemId: at.drop.id,
          source: "PURCHASE",
          paidInCents: 1272,
          createdAt: at.world.now(),
          openedDocumentId: null,
        });
        expect(await library()).toEqual([]);
        await expect(reads()).rejects.toMatchObject({ code: "NOT_FOUND" });
        await at.creator.archives(at.drop);
        await expect(consentToAccess(at.asGuest(), command())).rejects.toMatchObject({
          code: "NOT_FOUND",
        });
      });
    });

    describe("a search", () => {
      const find = async (search: string, limit = 10) => {
        const found = await listEntitlements(at.asGuest(), { limit, after: null }, { search });
        return found.map(({ itemId }) => itemId);
      };

      it("finds what was kept and bought by words of title and creator, newest first", async () => {
        await buys();
        at.world.clock.advance(1);
        const talk = await at.creator.speaks({ title: "Ünlike the quiet" });
        await at.guest.keeps(talk);
        expect(await find("unl")).toEqual([talk.id]);
        expect(await find("QUIET")).toEqual([talk.id, at.drop.id]);
        expect(await find("speaker quiet interface")).toEqual([at.drop.id]);
        expect(await find("nothing like it")).toEqual([]);
        expect(await find(" ")).toEqual([talk.id, at.drop.id]);
        // One more than the page, to tell whether there is a next page.
        expect(await find("quiet", 1)).toHaveLength(2);
      });

      it("finds nothing of others, and is refused when it is too long", async () => {
        await buys();
        const theirs = listEntitlements(asOther(), { limit: 9, after: null }, { search: "quiet" });
        expect(await theirs).toEqual([]);
        await expect((async () => find("x".repeat(101)))()).rejects.toMatchObject({
          field: "search",
        });
      });
    });

    describe("the document that was opened last", () => {
      it("is kept with the entitlement, and not for the owner", async () => {
        await buys();
        const opened = async () => (await library())[0]?.openedDocumentId;
        expect(await opened()).toBeNull();
        await expect(reads()).rejects.toMatchObject({ code: "CONSENT_MISSING" });
        expect(await opened()).toBeNull();
        await consentToAccess(at.asGuest(), command());
        await reads();
        expect(await opened()).toBeNull();
        const opens = async (context = at.asGuest()) => {
          const blocks = new Blob(["%PDF-"]).stream();
          let bytes = 0;
          for await (const block of notingOpened(context, await reads(context), blocks)) {
            bytes += block.length;
          }
          return bytes;
        };
        // A failure to record it doesn't stop the reading, and is logged once, elsewhere.
        const { noteOpened } = at.world.store.library;
        at.world.store.library.noteOpened = () => refuse("UNAVAILABLE");
        const log = vi.spyOn(at.world, "log");
        expect(await opens()).toBe(5);
        expect(log).not.toHaveBeenCalled();
        expect(await opened()).toBeNull();
        at.world.store.library.noteOpened = noteOpened;
        await opens();
        await opens();
        await opens(asOwner());
        expect(await opened()).toBe(at.drop.document?.id);
      });
    });

    describe("what was free when it was added", () => {
      it("stays readable once it has a price, and need not be paid", async () => {
        await setPrice(0);
        await at.guest.keeps(at.drop);
        await setPrice(1200);
        await reads();
        await createEntitlement(at.asGuest(), command());
        const paying = createPayment(at.asGuest(), {
          ...command(),
          amountInCents: 1200,
          title: "",
        });
        await expect(paying).rejects.toMatchObject({ code: "ALREADY_PAID" });
        expect(await library()).toMatchObject([{ source: "FREE", paidInCents: 0 }]);
      });

      it("can be given back, and costs its price from then on", async () => {
        await setPrice(0);
        await at.guest.keeps(at.drop);
        await setPrice(1200);
        await deleteEntitlement(at.asGuest(), command());
        await expect(reads()).rejects.toMatchObject({ code: "NOT_FOUND" });
        await expect(createEntitlement(at.asGuest(), command())).rejects.toMatchObject({
          code: "ITEM_NOT_FREE",
        });
      });
    });
  });
}
