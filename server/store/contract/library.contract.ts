import { beforeEach, describe, expect, it } from "vitest";
import { PAYMENT_STATES } from "../../../src/domain/payments/lifecycle.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import type { EntitlementRow } from "../ports/library.ts";
import type { PublicationRow } from "../ports/catalogue.ts";
import type { KeysetCursor, PageQuery } from "../ports/page.ts";
import type { Store } from "../ports/store.ts";
import { publicationRow } from "../factories/catalogue.ts";
import { entitlementRow } from "../factories/library.ts";
import { NOW } from "../factories/now.ts";
import { openPayment } from "./lives.ts";
import { fillStore, idsOf, type OpenStore } from "./rows.ts";

const PAYMENT_STATE_NAMES = keysOf(PAYMENT_STATES);

/** What every store of libraries does. */
export function describeLibraryStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  describe("the library", () => {
    it("has an item once, as it was first added", async () => {
      await openPayment(store, { id: "payment", itemId: "drop", state: "PAID" });
      const bought = entitlementRow({ id: "a", source: "PURCHASE", paidInCents: 605 });
      await store.library.add(bought);
      await store.library.add(entitlementRow({ id: "b" }));
      const query = { userId: "booker", itemIds: ["drop", "drop2"] };
      expect(await store.library.entitledAmong(query)).toEqual([bought]);
      expect(await store.library.entitledAmong({ ...query, userId: "booker2" })).toEqual([]);
      expect(await store.library.entitledAmong({ ...query, itemIds: [] })).toEqual([]);
      expect(await store.library.byId("a")).toEqual(bought);
      expect(await store.library.byId("b")).toBeNull();
    });

    it("makes a free entry the purchase that comes later", async () => {
      await openPayment(store, { id: "payment", itemId: "drop", state: "PAID" });
      await store.library.add(entitlementRow({ id: "a" }));
      const bought = { source: "PURCHASE", paidInCents: 605, createdAt: NOW + 1 } as const;
      await store.library.add(entitlementRow({ id: "b", ...bought, openedDocumentId: null }));
      const query = { userId: "booker", itemIds: ["drop"] };
      const expected = entitlementRow({ id: "a", ...bought });
      expect(await store.library.entitledAmong(query)).toEqual([expected]);
      await store.library.removeFree({ userId: "booker", itemId: "drop" });
      expect(await store.library.entitledAmong(query)).toEqual([expected]);
    });

    it("gives up what is free and keeps what was bought", async () => {
      await openPayment(store, { id: "payment", itemId: "drop2", state: "PAID" });
      await store.library.add(entitlementRow({ id: "a" }));
      await store.library.add(entitlementRow({ id: "b", itemId: "drop2", source: "PURCHASE" }));
      await store.library.removeFree({ userId: "booker", itemId: "drop" });
      await store.library.removeFree({ userId: "booker", itemId: "drop2" });
      const page = await store.library.pageOfUser({ userId: "booker", limit: 10, after: null });
      expect(idsOf(page)).toEqual(["b"]);
    });

    it.each(PAYMENT_STATE_NAMES)(
      "has a purchase whose payment is %s only if that is paid",
      async (state) => {
        await openPayment(store, { id: "payment", itemId: "drop", state });
        // Another person's, another item's, and for a session: none of them counts.
        await openPayment(store, {
          id: "theirs",
          buyerId: "booker2",
          itemId: "drop",
          state: "PAID",
        });
        await openPayment(store, { id: "other", itemId: "drop2", state: "PAID" });
        await store.library.add(entitlementRow({ id: "a", source: "PURCHASE" }));
        const isPaid = state === "PAID";
        const found = await store.library.entitledAmong({ userId: "booker", itemIds: ["drop"] });
        expect(idsOf(found)).toEqual(isPaid ? ["a"] : []);
        const page = await store.library.pageOfUser({ userId: "booker", limit: 10, after: null });
        expect(idsOf(page)).toEqual(isPaid ? ["a"] : []);
        expect(await store.library.byId("a")).not.toBeNull();
      },
    );

    it("keeps which document was opened last, for everyone who has the item", async () => {
      await store.library.add(entitlementRow({ id: "a", openedDocumentId: null }));
      const opened = { itemId: "drop", documentId: "doc_2" };
      await store.library.noteOpened({ ...opened, userId: "booker" });
      await store.library.noteOpened({ ...opened, userId: "booker2" });
      expect(await store.library.byId("a")).toMatchObject({ openedDocumentId: "doc_2" });
    });

    describe("searched", () => {
      const find = (words: readonly string[], query: Partial<PageQuery> = {}) =>
        store.library.foundPageOfUser({
          userId: "booker",
          limit: 10,
          after: null,
          ...query,
          words,
        });
      const has = async (id: string, facts: Partial<PublicationRow> = {}) => {
        await store.catalog.insert(publicationRow({ id: `item-${id}`, ...facts }));
        await store.library.add(entitlementRow({ id, itemId: `item-${id}`, createdAt: NOW }));
      };

      it("is found by beginnings of words of title and creator, as they are now", async () => {
        await store.users.update("creator2", { firstName: "Jean-Luc", lastName: "Peña" });
        await has("a", { title: "The quiet interface" });
        await has("b", { title: "Ünquiet 100% nights", creatorId: "creator2" });
        const found = async (...words: string[]) => idsOf(await find(words));
        expect(await found("quiet")).toEqual(["a"]);
        expect(await found("unq", "luc")).toEqual(["b"]);
        expect(await found("pena", "100", "ni")).toEqual(["b"]);
        expect(await found("iet")).toEqual([]);
        expect(await found("quiet", "pena")).toEqual([]);
        expect(await found()).toEqual(["b", "a"]);
        await store.users.update("creator2", { lastName: "Dupont" });
        expect(await found("pena")).toEqual([]);
        expect(await found("dupont")).toEqual(["b"]);
        const item = await store.catalog.byId("item-a");
        await store.catalog.replace({ ...item!, title: "Renamed" });
        expect(await found("quiet")).toEqual([]);
        expect(await found("rena")).toEqual(["a"]);
        expect(await find(["rena"], { limit: 1 })).toEqual([await store.library.byId("a")]);
      });

      it("is the person’s own, in force, and in pages that meet", async () => {
        await openPayment(store, { id: "payment", itemId: "drop", state: "REFUNDED" });
        await store.library.add(entitlementRow({ id: "gone", source: "PURCHASE" }));
        for (const id of ["a", "b", "c", "d", "e"]) {
          await has(id, { title: id === "c" ? "Other" : "Wanted" });
        }
        const words = ["wanted"];
        expect(
          await store.library.foundPageOfUser({ userId: "booker2", limit: 9, after: null, words }),
        ).toEqual([]);
        const first = await find(words, { limit: 3 });
        expect(idsOf(first)).toEqual(["e", "d", "b"]);
        const rest = await find(words, { limit: 3, after: { at: NOW, id: "b" } });
        expect(idsOf(rest)).toEqual(["a"]);
        expect(idsOf(await find([]))).not.toContain("gone");
      });
    });

    it("comes in pages, newest first, that meet without a gap or a repetition", async () => {
      const added = ["e1", "e2", "e3", "e4", "e5"];
      for (const [index, id] of added.entries()) {
        await store.catalog.insert(publicationRow({ id: `item-${id}` }));
        // The second and third share their instant: the id decides.
        const createdAt = NOW + (index === 2 ? 1 : index);
        await store.library.add(entitlementRow({ id, itemId: `item-${id}`, createdAt }));
      }
      const seen: string[] = [];
      let after: KeysetCursor | null = null;
      for (let pages = 0; pages < added.length; pages += 1) {
        const page: EntitlementRow[] = await store.library.pageOfUser({
          userId: "booker",
          limit: 2,
          after,
        });
        seen.push(...idsOf(page));
        const last = page.at(-1);
        after = last === undefined ? after : { at: last.createdAt, id: last.id };
      }
      expect(seen).toEqual(["e5", "e4", "e3", "e2", "e1"]);
    });
  });
}
