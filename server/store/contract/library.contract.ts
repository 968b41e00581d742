import { beforeEach, describe, expect, it } from "vitest";
import type { EntitlementRow } from "../ports/library.ts";
import type { KeysetCursor } from "../ports/page.ts";
import type { Store } from "../ports/store.ts";
import { publicationRow } from "../factories/catalogue.ts";
import { entitlementRow } from "../factories/library.ts";
import { NOW } from "../factories/now.ts";
import { fillStore, idsOf, type OpenStore } from "./rows.ts";

/** What every store of libraries and audiences does. */
export function describeLibraryStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  describe("the library", () => {
    it("has an item once, as it was first added", async () => {
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

    it("gives up what is free and keeps what was bought", async () => {
      await store.library.add(entitlementRow({ id: "a" }));
      await store.library.add(entitlementRow({ id: "b", itemId: "drop2", source: "PURCHASE" }));
      await store.library.removeFree({ userId: "booker", itemId: "drop" });
      await store.library.removeFree({ userId: "booker", itemId: "drop2" });
      const page = await store.library.pageOfUser({ userId: "booker", limit: 10, after: null });
      expect(idsOf(page)).toEqual(["b"]);
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

  describe("an audience", () => {
    const touch = (row: { id: string; userId: string; at: number }) =>
      store.audience.touch({
        id: row.id,
        creatorId: "creator",
        userId: row.userId,
        lastInteractionAt: row.at,
      });
    const page = (limit: number, after: { at: number; id: string } | null = null) =>
      store.audience.pageOfCreator({ creatorId: "creator", limit, after });

    it("has a person once, at the latest interaction, never an earlier one", async () => {
      await touch({ id: "a", userId: "booker", at: NOW });
      await touch({ id: "b", userId: "booker", at: NOW + 5 });
      await touch({ id: "c", userId: "booker", at: NOW + 3 });
      expect(await page(10)).toEqual([
        { id: "a", creatorId: "creator", userId: "booker", lastInteractionAt: NOW + 5 },
      ]);
    });

    it("comes in pages, latest first", async () => {
      await touch({ id: "a", userId: "booker", at: NOW });
      await touch({ id: "b", userId: "booker2", at: NOW });
      await touch({ id: "c", userId: "creator2", at: NOW - 1 });
      expect(idsOf(await page(2))).toEqual(["b", "a"]);
      expect(idsOf(await page(2, { at: NOW, id: "a" }))).toEqual(["c"]);
    });
  });
}
