import { beforeEach, describe, expect, it } from "vitest";
import { PAYMENT_STATES, isGivenUp } from "../../../src/domain/payments/lifecycle.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { holdRow } from "../factories/bookings.ts";
import { publicationRow } from "../factories/catalogue.ts";
import { entitlementRow } from "../factories/library.ts";
import { NOW } from "../factories/now.ts";
import { paymentRow } from "../factories/payments.ts";
import type { Store, Transaction } from "../ports/store.ts";
import { violationOf } from "./constraints/all.ts";
import { REACHED_STANDINGS, book, changePayment, openPayment } from "./lives.ts";
import { fillStore, type OpenStore } from "./rows.ts";

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** Each way to refer to an item, and the name of its constraint. */
const REFERENCES: Readonly<
  Record<string, { write(inside: Transaction): Promise<unknown>; column: string }>
> = {
  "an entry in a library": {
    write: ({ library }) => library.add(entitlementRow({ id: "kept", itemId: "drop" })),
    column: "entitlements_item_id_fkey",
  },
  "a payment": {
    write: (inside) => inside.openPayment(paymentRow({ id: "payment", itemId: "drop" })),
    column: "payments_item_id_fkey",
  },
  "a hold": {
    write: async (inside) =>
      (await inside.agendaOf("creator")).hold(holdRow({ id: "held", itemId: "drop" })),
    column: "bookings_item_id_fkey",
  },
};
const REFERRING = Object.entries(REFERENCES);

/** How every store deletes items for good. */
export function describeDeletions(openStore: OpenStore): void {
  describe("the deletion of an item", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const inUse = (...ids: string[]) => store.catalog.inUseAmong(ids);
    const isThere = async (id: string) => (await store.catalog.byId(id)) !== null;
    /** No card can be charged for it, or was. */
    const givesUp = (id: string) =>
      changePayment(store, id, (payment) => payment.fail({ at: NOW }));

    it("leaves nothing of it and all of the others, and happens once", async () => {
      await store.catalog.delete("drop");
      await store.catalog.delete("drop");
      expect([await isThere("drop"), await isThere("drop2")]).toEqual([false, true]);
      await store.catalog.insert(publicationRow({ id: "drop" }));
      expect(await isThere("drop")).toBe(true);
    });

    it.each(REFERRING)("is refused while there is %s for it", async (_name, { write, column }) => {
      await store.transaction(write);
      const deleting = store.catalog.delete("drop");
      expect(await deleting.catch(violationOf)).toBe(`23503 ${column}`);
      expect(await isThere("drop")).toBe(true);
    });

    it("has no reason against it where nothing refers to the item", async () => {
      expect(await inUse("drop", "drop2", "call", "nothing")).toEqual([]);
      expect(await inUse()).toEqual([]);
    });

    it.each(["FREE", "PURCHASE"] as const)("knows of a %s entry in a library", async (source) => {
      await store.library.add(entitlementRow({ id: "entry", source }));
      expect(await inUse("drop", "drop2")).toEqual(["drop"]);
    });

    it.each(REACHED_STANDINGS)("knows of a booking that is %s", async (standing) => {
      await book(store, { id: "booking", standing });
      expect(await inUse("call", "call2")).toEqual(["call"]);
    });

    it.each(keysOf(PAYMENT_STATES))("knows of a payment that is %s", async (state) => {
      await openPayment(store, { id: "payment", itemId: "drop", state });
      expect(await inUse("drop", "drop2")).toEqual(["drop"]);
    });

    it("knows of a payment that was begun and has no attempt yet", async () => {
      const attempt = { intentId: null, clientSecret: null };
      await openPayment(store, { id: "payment", itemId: "drop", ...attempt });
      expect(await inUse("drop")).toEqual(["drop"]);
    });

    it("forgets the payments for it that were given up, and no other", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      await openPayment(store, { id: "session", bookingId: "booking" });
      await openPayment(store, { id: "theirs", itemId: "drop2" });
      await openPayment(store, { id: "first", itemId: "drop" });
      for (const id of ["session", "theirs", "first"])
        expect(isGivenUp(await givesUp(id))).toBe(true);
      expect(await inUse("drop")).toEqual([]);

      await openPayment(store, { id: "second", itemId: "drop", buyerId: "booker2" });
      await store.payments.forgetGivenUp("drop");
      await store.payments.forgetGivenUp("call");
      const left = await store.payments.byIds(["session", "theirs", "first", "second"]);
      expect(left.map(({ id }) => id).toSorted()).toEqual(["second", "session", "theirs"]);
      expect((await inUse("drop", "drop2", "call")).toSorted()).toEqual(["call", "drop"]);
    });

    it("reads the item behind its lock", async () => {
      const read = (id: string) => store.transaction(({ catalog }) => catalog.lockToDelete(id));
      expect(await read("drop")).toEqual(await store.catalog.byId("drop"));
      expect(await read("nothing")).toBeNull();
    });

    it.each(REFERRING)(
      "comes before %s that is written at the same moment",
      async (_name, { write, column }) => {
        let other: Promise<unknown> = Promise.resolve();
        await store.transaction(async (inside) => {
          await inside.catalog.lockToDelete("drop");
          other = store.transaction(write).catch(violationOf);
          await soon();
          expect(await inside.catalog.inUseAmong(["drop"])).toEqual([]);
          await inside.catalog.delete("drop");
        });
        expect(await other).toBe(`23503 ${column}`);
        expect(await isThere("drop")).toBe(false);
      },
    );

    it.each(REFERRING)(
      "comes after %s that is written at the same moment, and sees it",
      async (_name, { write }) => {
        let found: Promise<string[]> = Promise.resolve([]);
        await store.transaction(async (inside) => {
          await write(inside);
          found = store.transaction(async ({ catalog }) => {
            await catalog.lockToDelete("drop");
            return catalog.inUseAmong(["drop"]);
          });
          await soon();
        });
        expect(await found).toEqual(["drop"]);
      },
    );

    it("sees a payment that was given up and is tried again at the same moment", async () => {
      await openPayment(store, { id: "payment", itemId: "drop" });
      await givesUp("payment");
      let found: Promise<string[]> = Promise.resolve([]);
      await store.transaction(async (inside) => {
        await (await inside.lockPayment("payment"))?.reopen({ at: NOW, changes: {} });
        found = store.transaction(async ({ catalog, payments }) => {
          await catalog.lockToDelete("drop");
          await payments.forgetGivenUp("drop");
          return catalog.inUseAmong(["drop"]);
        });
        await soon();
      });
      expect(await found).toEqual(["drop"]);
      expect((await store.payments.byId("payment"))?.state).toBe("OPEN");
    });

    it("leaves no payment to be tried again that it has forgotten at the same moment", async () => {
      await openPayment(store, { id: "payment", itemId: "drop" });
      await givesUp("payment");
      let locked: Promise<unknown> = Promise.resolve();
      await store.transaction(async (inside) => {
        await inside.payments.forgetGivenUp("drop");
        locked = store.transaction(({ lockPayment }) => lockPayment("payment"));
        await soon();
      });
      expect(await locked).toBeNull();
    });
  });
}
