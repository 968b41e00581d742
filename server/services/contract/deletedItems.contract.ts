import { beforeEach, describe, expect, it } from "vitest";
import { CARDS, DEMO_BILLING, type Person } from "../../world/actions.ts";
import { beamer } from "../../world/people.ts";
import { DAY_MS, HOUR_MS } from "../../../src/domain/shared/limits.ts";
import { sweepFiles } from "../../jobs/sweepFiles.ts";
import type { CatalogItemRow, PublicationRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { createBooking } from "../bookings/createBooking.ts";
import { canDeleteForGood, deleteCatalogItem } from "../catalogue/deleteCatalogItem.ts";
import { createPublication } from "../catalogue/createPublication.ts";
import { countArchivedItems, listArchivedItems } from "../catalogue/listItems.ts";
import { readItemPage } from "../catalogue/readItemPage.ts";
import { replaceDocument } from "../catalogue/replaceDocument.ts";
import { updateCatalogItemStatus } from "../catalogue/updateCatalogItemStatus.ts";
import { createEntitlement } from "../library/createEntitlement.ts";
import { deleteEntitlement } from "../library/deleteEntitlement.ts";
import { completePayment } from "../payments/completePayment.ts";
import { createPayment } from "../payments/createPayment.ts";
import { readPayment } from "../payments/readPayment.ts";
import { updatePayment } from "../payments/updatePayment.ts";
import type { ServiceContext } from "../shared/context.ts";
import { TUESDAY_TEN, attemptOf, paymentWorldOn } from "./paymentWorld.contract.ts";

const PDF = {
  name: "deck.pdf",
  content: async function* content() {
    yield new TextEncoder().encode("%PDF-1.7");
  },
};

/** How a creator deletes for good what no one has (docs/product.md 4.17). */
export function describeDeletedItems(name: string, openStore: () => Promise<Store>): void {
  describe(`what is deleted for good on ${name}`, () => {
    const at = paymentWorldOn(openStore);
    let freeDrop: PublicationRow;

    beforeEach(async () => {
      freeDrop = await at.creator.drops({ priceInCents: 0 });
    });

    const as = (person: Person) => at.world.contextFor(person.viewer);
    const item = (id: string) => at.world.store.catalog.byId(id);
    const archives = ({ id }: CatalogItemRow) =>
      updateCatalogItemStatus(as(at.creator), { id, status: "ARCHIVED" });
    const deletes = ({ id }: Pick<CatalogItemRow, "id">, person: Person = at.creator) =>
      deleteCatalogItem(as(person), { id });
    const archivesAndDeletes = async (row: CatalogItemRow) => {
      await archives(row);
      return deletes(row);
    };
    const mayDelete = async ({ id }: CatalogItemRow, person: Person | null = at.creator) =>
      canDeleteForGood(at.world.contextFor(person?.viewer ?? null), (await item(id))!);
    const notFound = { code: "NOT_FOUND" };
    const inUse = { code: "ITEM_IN_USE" };
    const isStored = async (key: string) => (await at.world.providers.files.read({ key })) !== null;

    it("is gone with its document and the pictures of it, and makes room", async () => {
      const drop = await at.creator.attaches(at.drop);
      const keys = [
        `documents/${drop.document?.id}.pdf`,
        ...drop.thumbnails.map(({ systemFullPath }) => systemFullPath.slice(1)),
      ];
      expect(keys).toHaveLength(4);
      const bytes = () => at.world.store.catalog.documentBytesOf(at.creator.row.id);
      expect(await bytes()).toBeGreaterThan(0);
      expect(await archivesAndDeletes(drop)).toBe(drop.id);
      expect(await item(drop.id)).toBeNull();
      expect(await bytes()).toBe(0);
      expect(await countArchivedItems(as(at.creator))).toBe(0);
      expect(await listArchivedItems(as(at.creator), { limit: 9, after: null })).toEqual([]);
      at.world.clock.advance(2 * HOUR_MS);
      await sweepFiles(at.world, undefined);
      for (const key of keys) expect(await isStored(key), key).toBe(false);
    });

    it("answers the same when it is deleted again, and an unknown id too", async () => {
      expect(await archivesAndDeletes(at.drop)).toBe(at.drop.id);
      expect(await deletes(at.drop)).toBe(at.drop.id);
      expect(await deletes({ id: "pub_nothing" })).toBe("pub_nothing");
    });

    it("is any kind of item, with a document or without", async () => {
      const talk = await at.creator.speaks();
      for (const row of [talk, at.offer, freeDrop]) {
        await archivesAndDeletes(row);
        expect(await item(row.id)).toBeNull();
      }
    });

    it("is never somebody else's", async () => {
      const other = await beamer(at.world, { slug: "another", affiliateCode: "OTHERSCODE" });
      await archives(at.drop);
      expect(await mayDelete(at.drop, other)).toBe(false);
      expect(await mayDelete(at.drop, null)).toBe(false);
      await expect(deletes(at.drop, other)).rejects.toMatchObject(notFound);
      expect(await item(at.drop.id)).not.toBeNull();
    });

    it.each(["DRAFT", "PUBLISHED"] as const)("is not what is %s", async (status) => {
      const row = await at.creator.drops({ status });
      expect(await mayDelete(row)).toBe(false);
      await expect(deletes(row)).rejects.toMatchObject({ code: "BAD_USER_INPUT", field: "id" });
      expect(await item(row.id)).not.toBeNull();
    });

    /** Each way in which someone has an item, or may yet have it. */
    const uses: Record<string, () => Promise<CatalogItemRow>> = {
      "somebody keeps": async () => {
        await at.guest.keeps(freeDrop);
        return freeDrop;
      },
      "somebody bought": async () => {
        await at.guest.pays(await at.begins(at.drop));
        return at.drop;
      },
      "somebody bought, and got the money back for": async () => {
        const payment = await at.begins(at.drop);
        await at.cards.changeAmount({ intentId: attemptOf(payment), amountInCents: 1_00 });
        await at.charges(payment);
        await at.deliver();
        expect((await at.paymentNow(payment)).state).toBe("REFUNDED");
        return at.drop;
      },
      "somebody is about to pay": async () => {
        await at.guest.opensPayment(at.drop);
        return at.drop;
      },
      "somebody's bank is deciding on": async () => {
        const payment = await at.begins(at.drop);
        await at.isAtBank(payment);
        await at.deliver();
        expect((await at.paymentNow(payment)).state).toBe("PROCESSING");
        return at.drop;
      },
      "somebody's bank declined, while another card can still pay": async () => {
        const payment = await at.begins(at.drop);
        await at.isAtBank(payment);
        await at.deliver();
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
        await at.deliver();
        expect(await at.paymentNow(payment)).toMatchObject({
          state: "FAILED",
          intentId: payment.intentId,
        });
        return at.drop;
      },
      "somebody holds a time of": async () => {
        await at.guest.takes(at.offer, TUESDAY_TEN);
        return at.offer;
      },
      "somebody held a time of, and gave it up": async () => {
        await at.guest.takes(at.offer, TUESDAY_TEN);
        await at.guest.givesUp(await at.guest.opensPayment(at.offer));
        return at.offer;
      },
    };

    it.each(Object.keys(uses))("is nothing that %s", async (use) => {
      const row = await uses[use]!();
      await archives(row);
      const before = await item(row.id);
      expect(await mayDelete(row)).toBe(false);
      await expect(deletes(row)).rejects.toMatchObject(inUse);
      expect(await item(row.id)).toEqual(before);
    });

    it("is what everybody has given back", async () => {
      await at.guest.keeps(freeDrop);
      await archives(freeDrop);
      await deleteEntitlement(as(at.guest), { catalogItemId: freeDrop.id });
      expect(await mayDelete(freeDrop)).toBe(true);
      await deletes(freeDrop);
      expect(await item(freeDrop.id)).toBeNull();
      await at.world.drain();
    });

    it("is asked about once for all items of a list", async () => {
      const rows = [await at.creator.drops(), await at.creator.drops(), at.offer];
      for (const row of rows) await archives(row);
      const { inUseAmong } = at.world.store.catalog;
      const asked: (readonly string[])[] = [];
      at.world.store.catalog.inUseAmong = (ids) => {
        asked.push(ids);
        return inUseAmong(ids);
      };
      const context = as(at.creator);
      const items = await listArchivedItems(context, { limit: 9, after: null });
      const all = items.map((row) => canDeleteForGood(context, row));
      expect(await Promise.all(all)).toEqual([true, true, true]);
      expect(asked.map((ids) => ids.toSorted())).toEqual([rows.map(({ id }) => id).toSorted()]);
    });

    describe("takes with it the payments that were given up", () => {
      const paymentsOf = (payment: PaymentRow) =>
        at.world.store.payments.byIds([payment.id]).then((rows) => rows.length);

      it("so that their buyer finds neither item nor payment", async () => {
        const payment = await at.guest.givesUp(await at.begins(at.drop));
        await archivesAndDeletes(at.drop);
        expect(await paymentsOf(payment)).toBe(0);
        const { id: paymentId } = payment;
        for (const reading of [
          () => readPayment(as(at.guest), paymentId),
          () => completePayment(as(at.guest), { paymentId }),
          () => at.guest.savesBilling(payment),
          () => at.guest.opensPayment(at.drop),
          () => readItemPage(as(at.guest), { id: at.drop.id, category: "PUBLICATION" }),
        ]) {
          await expect(reading()).rejects.toMatchObject(notFound);
        }
      });

      it("and what is still to be done about them is nothing", async () => {
        const errors: string[] = [];
        at.world.log = (level, message) => void (level === "error" && errors.push(message));
        await at.guest.givesUp(await at.begins(at.drop));
        const { id } = at.drop;
        await updateCatalogItemStatus(as(at.creator), { id, status: "DRAFT" });
        await updateCatalogItemStatus(as(at.creator), { id, status: "PUBLISHED" });
        await archivesAndDeletes(at.drop);
        await at.deliver();
        for (let day = 0; day < 3; day += 1) {
          at.world.clock.advance(DAY_MS);
          await at.world.drain();
        }
        expect(errors).toEqual([]);
        expect(await at.world.store.outbox.dead({ limit: 9 })).toEqual([]);
      });

      it("also those that nobody finished for a day", async () => {
        const payment = await at.begins(at.drop);
        await archives(at.drop);
        await expect(deletes(at.drop)).rejects.toMatchObject(inUse);
        at.world.clock.advance(DAY_MS + HOUR_MS);
        await at.world.drain();
        expect(await at.paymentNow(payment)).toMatchObject({ state: "FAILED", intentId: null });
        await deletes(at.drop);
        expect(await paymentsOf(payment)).toBe(0);
      });
    });

    describe("while its document is drawn or replaced", () => {
      const noFiles = async () => {
        at.world.clock.advance(DAY_MS);
        await sweepFiles(at.world, undefined);
        const later = at.world.now() + DAY_MS;
        const everything = { writingBefore: later, droppedBefore: later, limit: 9 };
        expect(await at.world.store.files.toSweep(everything)).toEqual([]);
      };

      it("leaves no pictures of it behind", async () => {
        const drop = await createPublication(as(at.creator), { file: PDF });
        const { drawPreview } = at.world.media;
        at.world.media.drawPreview = async (options) => {
          const preview = await drawPreview(options);
          await archivesAndDeletes(drop);
          return preview;
        };
        await at.world.drain();
        expect(await item(drop.id)).toBeNull();
        await noFiles();
        for (let number = 1; number < 9; number += 1) {
          expect(await isStored(`thumbnails/img_${String(number).padStart(6, "0")}.webp`)).toBe(
            false,
          );
        }
      });

      it("leaves no replacement of it behind", async () => {
        const drop = await createPublication(as(at.creator), { file: PDF });
        await at.world.drain();
        const file = {
          name: "new.pdf",
          content: async function* content() {
            yield* PDF.content();
            await archivesAndDeletes(drop);
          },
        };
        const replacing = replaceDocument(as(at.creator), { catalogItemId: drop.id, file });
        await expect(replacing).rejects.toMatchObject(notFound);
        await noFiles();
      });
    });

    describe("at the same moment as somebody wants it", () => {
      /** Runs a call up to what it writes; `goOn` lets it. */
      const pausedBy = (
        person: Person,
        call: (context: ServiceContext) => Promise<unknown>,
      ): { isThere: Promise<void>; goOn: () => Promise<unknown> } => {
        let goOn = () => {};
        let arrive = () => {};
        const gate = new Promise<void>((resolve) => (goOn = resolve));
        const isThere = new Promise<void>((resolve) => (arrive = resolve));
        const context = as(person);
        const { store } = context;
        const transaction: Store["transaction"] = async (work) => {
          arrive();
          await gate;
          return store.transaction(work);
        };
        const outcome = call({ ...context, store: { ...store, transaction } });
        outcome.catch(() => undefined);
        return {
          isThere,
          goOn: () => {
            goOn();
            return outcome;
          },
        };
      };
      const [date = "", timeSlot = ""] = TUESDAY_TEN.replace("Z", "").split("T");

      const wants: Record<
        string,
        { row: () => CatalogItemRow; call: (context: ServiceContext) => Promise<unknown> }
      > = {
        buys: {
          row: () => at.drop,
          call: (context) =>
            createPayment(context, {
              catalogItemId: at.drop.id,
              amountInCents: at.drop.priceInCents,
              title: at.drop.title,
            }),
        },
        keeps: {
          row: () => freeDrop,
          call: (context) => createEntitlement(context, { catalogItemId: freeDrop.id }),
        },
        books: {
          row: () => at.offer,
          call: (context) =>
            createBooking(context, { catalogItemId: at.offer.id, date, timeSlot, timeZone: "UTC" }),
        },
      };

      it.each(Object.keys(wants))("is not found by someone who %s it too late", async (want) => {
        const { row, call } = wants[want]!;
        const { isThere, goOn } = pausedBy(at.guest, call);
        await isThere;
        await archivesAndDeletes(row());
        await expect(goOn()).rejects.toMatchObject(notFound);
        expect(await item(row().id)).toBeNull();
      });

      it.each(Object.keys(wants))("stays for someone who %s it in time", async (want) => {
        const { row, call } = wants[want]!;
        const { isThere, goOn } = pausedBy(at.guest, call);
        await isThere;
        await archives(row());
        await goOn();
        await expect(deletes(row())).rejects.toMatchObject(inUse);
        expect(await item(row().id)).not.toBeNull();
      });

      it.each(Object.keys(wants))(
        "is either deleted, or had by someone who %s it",
        async (want) => {
          const { row, call } = wants[want]!;
          const { isThere, goOn } = pausedBy(at.guest, call);
          await isThere;
          await archives(row());
          const [had, gone] = await Promise.allSettled([goOn(), deletes(row())]);
          expect([had.status, gone.status].toSorted()).toEqual(["fulfilled", "rejected"]);
          const refusal =
            had.status === "rejected" ? had.reason : (gone as PromiseRejectedResult).reason;
          expect(refusal).toMatchObject(had.status === "rejected" ? notFound : inUse);
          expect((await item(row().id)) === null).toBe(gone.status === "fulfilled");
        },
      );

      it("can't be charged for when somebody retries a payment that was given up", async () => {
        const { id: paymentId } = await at.guest.givesUp(await at.begins(at.drop));
        const details = { ...DEMO_BILLING, paymentId, saveBillingDetails: true };
        const { isThere, goOn } = pausedBy(at.guest, (context) => updatePayment(context, details));
        await isThere;
        await archivesAndDeletes(at.drop);
        await expect(goOn()).rejects.toMatchObject(notFound);
        expect(await at.world.store.payments.byId(paymentId)).toBeNull();
      });

      it("stays when somebody retries a payment that was given up, in time", async () => {
        const { id: paymentId } = await at.guest.givesUp(await at.begins(at.drop));
        const details = { ...DEMO_BILLING, paymentId, saveBillingDetails: true };
        const { isThere, goOn } = pausedBy(at.guest, (context) => updatePayment(context, details));
        await isThere;
        await archives(at.drop);
        const { clientSecret } = (await goOn()) as PaymentRow;
        await expect(deletes(at.drop)).rejects.toMatchObject(inUse);
        const card = { cardNumber: CARDS.pays, expiry: "12/40", cvc: "123" };
        await at.cards.confirm({ clientSecret: clientSecret ?? "", ...card });
        const paid = await completePayment(as(at.guest), { paymentId });
        expect(paid.state).toBe("PAID");
      });
    });
  });
}
