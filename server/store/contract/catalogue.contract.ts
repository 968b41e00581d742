import { beforeEach, describe, expect, it } from "vitest";
import {
  CATALOG_ITEM_CATEGORIES,
  CATALOG_ITEM_STATUSES,
} from "../../../src/domain/generated/enums.ts";
import type { Store } from "../ports/store.ts";
import { calendarProfileRow } from "../factories/calendars.ts";
import { DOCUMENT, oneOnOneRow, publicationRow, talkRow } from "../factories/catalogue.ts";
import { NOW } from "../factories/now.ts";
import { byId, fillStore, idsOf, type OpenStore } from "./rows.ts";

const ALL = CATALOG_ITEM_STATUSES;

/** What every store of offerings, weekly hours, calendars and questions does. */
export function describeCatalogStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  describe("the catalogue", () => {
    it("keeps each kind with all of its fields", async () => {
      const rows = [
        oneOnOneRow({ id: "a", durationInMinutes: 60, description: "Long" }),
        publicationRow({ id: "b" }),
        talkRow({ id: "c" }),
        talkRow({ id: "d", document: DOCUMENT, eventDate: null, durationInMinutes: null }),
      ];
      for (const row of rows) await store.catalog.insert(row);
      for (const row of rows) expect(await store.catalog.byId(row.id)).toEqual(row);
      expect(byId(await store.catalog.byIds(["d", "x", "b", "a", "c"]))).toEqual(rows);
      expect(await store.catalog.byIds([])).toEqual([]);
      expect(await store.catalog.byId("x")).toBeNull();
    });

    it("lists a creator's items newest first, by kind and status, up to the limit of each kind", async () => {
      await store.catalog.insert(
        talkRow({ id: "newest", creatorId: "creator2", createdAt: NOW + 2 }),
      );
      await store.catalog.insert(
        oneOnOneRow({ id: "draft", creatorId: "creator2", createdAt: NOW + 1, status: "DRAFT" }),
      );
      const list = async (query: object) =>
        idsOf(
          await store.catalog.ofCreator({
            creatorId: "creator2",
            categories: CATALOG_ITEM_CATEGORIES,
            statuses: ALL,
            limit: 10,
            ...query,
          }),
        );
      expect(await list({})).toEqual(["newest", "draft", "call2"]);
      expect(await list({ limit: 1 })).toEqual(["newest", "draft"]);
      expect(await list({ limit: 1, categories: ["ONE_ON_ONE"] })).toEqual(["draft"]);
      expect(await list({ categories: ["ONE_ON_ONE"] })).toEqual(["draft", "call2"]);
      expect(await list({ categories: ["TALK", "PUBLICATION"] })).toEqual(["newest"]);
      expect(await list({ categories: [] })).toEqual([]);
      expect(await list({ statuses: ["PUBLISHED"] })).toEqual(["newest", "call2"]);
      expect(await list({ statuses: [] })).toEqual([]);
      expect(await list({ creatorId: "nobody" })).toEqual([]);
    });

    it("breaks ties of the same instant by id, the greater first", async () => {
      for (const id of ["Z", "b", "a"]) {
        await store.catalog.insert(talkRow({ id, creatorId: "creator2" }));
      }
      const query = {
        creatorId: "creator2",
        categories: ["TALK"],
        statuses: ALL,
        limit: 9,
      } as const;
      expect(idsOf(await store.catalog.ofCreator(query))).toEqual(["b", "a", "Z"]);
    });

    it("replaces an item whole, and refuses an unknown one", async () => {
      const row = publicationRow({ id: "drop", title: "", document: null, thumbnails: [] });
      await store.catalog.replace(row);
      expect(await store.catalog.byId("drop")).toEqual(row);
      await expect(store.catalog.replace(publicationRow({ id: "x" }))).rejects.toThrow("no row x");
    });
  });

  describe("weekly hours", () => {
    const hours = {
      timeZone: "Europe/Brussels",
      days: [{ day: "MONDAY" as const, ranges: [{ start: 540, end: 1020 }] }],
    };

    it("are one row per creator, whose id stays", async () => {
      expect(await store.availability.ofCreator("creator")).toBeNull();
      const row = { id: "hours", creatorId: "creator", hours };
      expect(await store.availability.save(row)).toEqual(row);
      const changed = { ...hours, days: [] };
      const again = { id: "other", creatorId: "creator", hours: changed };
      expect(await store.availability.save(again)).toEqual({ ...row, hours: changed });
      expect(await store.availability.ofCreator("creator")).toEqual({ ...row, hours: changed });
      expect(await store.availability.ofCreator("creator2")).toBeNull();
    });
  });

  describe("calendar accounts", () => {
    it("are kept with their calendars, and replaced by id", async () => {
      const row = calendarProfileRow({ id: "account" });
      await store.calendars.save(row);
      await store.calendars.save({ ...row, id: "second" });
      const changed = { ...row, profileConnected: false, calendars: [] };
      await store.calendars.save(changed);
      const second = { ...row, id: "second" };
      expect(byId(await store.calendars.ofOwner("creator"))).toEqual([changed, second]);
      expect(await store.calendars.ofOwner("creator2")).toEqual([]);
    });
  });

  describe("intake questions", () => {
    it("come in order and are replaced all together", async () => {
      const question = (id: string, position: number) => ({
        id,
        position,
        isRequired: position === 1,
        question: `Question ${id}?`,
      });
      await store.questions.replaceAll([question("a", 2), question("b", 1)]);
      expect(await store.questions.all()).toEqual([question("b", 1), question("a", 2)]);
      await store.questions.replaceAll([question("c", 2), question("a", 3)]);
      expect(await store.questions.all()).toEqual([question("c", 2), question("a", 3)]);
      await store.questions.replaceAll([]);
      expect(await store.questions.all()).toEqual([]);
    });
  });
}
