import { beforeEach, describe, expect, it } from "vitest";
import { CATALOG_ITEM_STATUSES } from "../../../src/domain/generated/enums.ts";
import { isListed } from "../../../src/domain/profiles/listed.ts";
import { oneOnOneRow, publicationRow, talkRow } from "../factories/catalogue.ts";
import { userRow } from "../factories/profiles.ts";
import type { UserRow } from "../ports/profiles.ts";
import type { Store } from "../ports/store.ts";
import { identityOf, idsOf, type OpenStore } from "./rows.ts";

const ALL = { from: "", limit: 100 };

/** What every store says of what search engines are shown. */
export function describeListedStore(openStore: OpenStore): void {
  describe("what search engines are shown", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
    });

    const insert = async (row: Partial<UserRow> & { id: string }) => {
      const user = userRow({ role: "beamer", beamerIsOnboarded: true, ...row });
      await store.users.insert(user, identityOf(user.id));
      return user;
    };

    it("is each creator whom the rule names, by id, and what tells whether to sell", async () => {
      const expected = [];
      const items = [null, ...CATALOG_ITEM_STATUSES];
      for (const role of ["beamer", "user"] as const) {
        for (const beamerIsOnboarded of [true, false]) {
          for (const biography of ["Speaks.", null]) {
            for (const status of items) {
              const id = [role, beamerIsOnboarded, biography, status].join("-");
              const slug = `slug-of-${id}`;
              const creator = await insert({ id, slug, role, beamerIsOnboarded, biography });
              const item = { id: `item of ${id}`, creatorId: id };
              if (status !== null) await store.catalog.insert(talkRow({ ...item, status }));
              const hasItems = status === "PUBLISHED";
              if (role === "beamer" && isListed({ ...creator, hasItems })) {
                expected.push({ id, slug, hasItems });
              }
            }
          }
        }
      }
      const byId = expected.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId).toHaveLength(5);
      expect(await store.listed.creatorsFrom(ALL)).toEqual(byId);
    });

    it("is each item on sale of a creator who is onboarded", async () => {
      await insert({ id: "creator", slug: "ada" });
      await insert({ id: "new", beamerIsOnboarded: false });
      await insert({ id: "reader", role: "user" });
      for (const creatorId of ["creator", "new", "reader"]) {
        for (const status of CATALOG_ITEM_STATUSES) {
          const facts = { creatorId, status };
          await store.catalog.insert(oneOnOneRow({ id: `call ${creatorId} ${status}`, ...facts }));
          await store.catalog.insert(
            publicationRow({ id: `drop ${creatorId} ${status}`, document: null, ...facts }),
          );
          await store.catalog.insert(talkRow({ id: `talk ${creatorId} ${status}`, ...facts }));
        }
      }
      expect(await store.listed.itemsFrom(ALL)).toEqual([
        { id: "call creator PUBLISHED", category: "ONE_ON_ONE", slug: "ada" },
        { id: "drop creator PUBLISHED", category: "PUBLICATION", slug: "ada" },
        { id: "talk creator PUBLISHED", category: "TALK", slug: "ada" },
      ]);
    });

    it("comes in pages from an id on, the first of each being known", async () => {
      for (const id of ["a", "b", "c", "d", "e", "f"]) {
        await insert({ id });
        await store.catalog.insert(talkRow({ id: `talk-${id}`, creatorId: id }));
      }
      // In between, and shown to nobody.
      await insert({ id: "bb" });
      await store.catalog.insert(talkRow({ id: "talk-bb", creatorId: "b", status: "DRAFT" }));
      const { listed } = store;
      expect(await listed.creatorPages(2)).toEqual(["a", "c", "e"]);
      expect(await listed.creatorPages(4)).toEqual(["a", "e"]);
      expect(await listed.creatorPages(6)).toEqual(["a"]);
      expect(await listed.itemPages(2)).toEqual(["talk-a", "talk-c", "talk-e"]);
      expect(idsOf(await listed.creatorsFrom({ from: "c", limit: 2 }))).toEqual(["c", "d"]);
      expect(idsOf(await listed.itemsFrom({ from: "talk-c", limit: 2 }))).toEqual([
        "talk-c",
        "talk-d",
      ]);
      expect(idsOf(await listed.creatorsFrom({ from: "bb", limit: 1 }))).toEqual(["c"]);
      expect(await listed.creatorsFrom({ from: "g", limit: 2 })).toEqual([]);
      expect(await listed.itemsFrom({ from: "talk-g", limit: 2 })).toEqual([]);
    });

    it("is nothing where nobody is", async () => {
      expect(await store.listed.creatorPages(2)).toEqual([]);
      expect(await store.listed.itemPages(2)).toEqual([]);
    });
  });
}
