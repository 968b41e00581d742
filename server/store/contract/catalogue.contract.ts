import { beforeEach, describe, expect, it } from "vitest";
import {
  CATALOG_ITEM_CATEGORIES,
  CATALOG_ITEM_STATUSES,
} from "../../../src/domain/generated/enums.ts";
import {
  type CatalogItemRow,
  ONE_ON_ONE_COLUMNS,
  PUBLICATION_COLUMNS,
  TALK_COLUMNS,
} from "../ports/catalogue.ts";
import { nullableTexts } from "../ports/columns.ts";
import type { KeysetCursor } from "../ports/page.ts";
import type { Store } from "../ports/store.ts";
import { calendar, calendarProfileRow } from "../factories/calendars.ts";
import { DOCUMENT, oneOnOneRow, publicationRow, talkRow } from "../factories/catalogue.ts";
import { NOW } from "../factories/now.ts";
import { byId, fillStore, idsOf, type OpenStore } from "./rows.ts";

const ALL = CATALOG_ITEM_STATUSES;

const OWN_QUESTIONS = [{ id: "own", isRequired: true, question: 'Which "slide"?' }];

/** A text that is hard to keep; each column has another one. */
const hardText = (name: string) => `${name}: "two"\nlines, {braces}, a comma and 🎤`;

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
        oneOnOneRow({
          ...nullableTexts(ONE_ON_ONE_COLUMNS, hardText),
          id: "a",
          durationInMinutes: 60,
        }),
        publicationRow({ ...nullableTexts(PUBLICATION_COLUMNS, hardText), id: "b" }),
        talkRow({ ...nullableTexts(TALK_COLUMNS, hardText), id: "c" }),
        talkRow({ id: "d", document: DOCUMENT, eventDate: null, durationInMinutes: null }),
        oneOnOneRow({ id: "e", intakeQuestions: OWN_QUESTIONS }),
      ];
      for (const row of rows) await store.catalog.insert(row);
      for (const row of rows) expect(await store.catalog.byId(row.id)).toEqual(row);
      expect(byId(await store.catalog.byIds(["d", "x", "b", "e", "a", "c"]))).toEqual(rows);
      expect(await store.catalog.byIds([])).toEqual([]);
      expect(await store.catalog.byId("x")).toBeNull();
    });

    it("finds the item of a document, as long as it has it", async () => {
      const talk = talkRow({ id: "b", document: { ...DOCUMENT, id: "doc_b" } });
      await store.catalog.insert(
        publicationRow({ id: "a", document: { ...DOCUMENT, id: "doc_a" } }),
      );
      await store.catalog.insert(talk);
      expect(await store.catalog.byDocumentId("doc_b")).toEqual(talk);
      expect(await store.catalog.byDocumentId("doc_c")).toBeNull();
      await store.catalog.replace({ ...talk, document: { ...DOCUMENT, id: "doc_c" } });
      expect(await store.catalog.byDocumentId("doc_b")).toBeNull();
      expect((await store.catalog.byDocumentId("doc_c"))?.id).toBe("b");
    });

    it("counts the bytes of a creator's documents, whatever state their items are in", async () => {
      const sized = (id: string, sizeInBytes: number) => ({
        creatorId: "creator2",
        id,
        document: { ...DOCUMENT, id: `doc_${id}`, sizeInBytes },
      });
      const before = await store.catalog.documentBytesOf("creator2");
      await store.catalog.insert(publicationRow({ ...sized("a", 2 ** 31), status: "DRAFT" }));
      await store.catalog.insert(publicationRow({ ...sized("b", 3), status: "ARCHIVED" }));
      await store.catalog.insert(talkRow({ ...sized("c", 4), status: "PUBLISHED" }));
      await store.catalog.insert(publicationRow({ ...sized("d", 5), document: null }));
      await store.catalog.insert(oneOnOneRow({ id: "e", creatorId: "creator2" }));
      await store.catalog.insert(publicationRow({ ...sized("f", 6), creatorId: "creator" }));
      expect(await store.catalog.documentBytesOf("booker")).toBe(0);
      expect(await store.catalog.documentBytesOf("creator2")).toBe(before + 2 ** 31 + 7);
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

    it("lists by place first, so that an order that was chosen stays", async () => {
      for (const [id, position] of [
        ["first", -2],
        ["last", 7],
        ["second", -1],
      ] as const) {
        await store.catalog.insert(talkRow({ id, creatorId: "creator2", position }));
      }
      const query = { creatorId: "creator2", categories: ["TALK"], statuses: ALL } as const;
      const list = async (limit: number) =>
        idsOf(await store.catalog.ofCreator({ ...query, limit }));
      expect(await list(9)).toEqual(["first", "second", "last"]);
      expect(await list(2)).toEqual(["first", "second"]);
    });

    it("has what is archived in pages, latest first, that meet, and counts it", async () => {
      const archived = ["a1", "a2", "a3", "a4", "a5"];
      for (const [index, id] of archived.entries()) {
        // The second and third share their instant: the id decides. Positions don't matter.
        const createdAt = NOW + (index === 2 ? 1 : index);
        const common = { id, createdAt, position: index, status: "ARCHIVED" } as const;
        const make = [oneOnOneRow, publicationRow, talkRow][index % 3]!;
        await store.catalog.insert(make(common));
      }
      await store.catalog.insert(
        talkRow({ id: "theirs", creatorId: "creator2", status: "ARCHIVED" }),
      );
      await store.catalog.insert(talkRow({ id: "draft", status: "DRAFT" }));
      const page = (query: { creatorId?: string; after?: KeysetCursor | null }) =>
        store.catalog.pageOfArchived({ creatorId: "creator", limit: 2, after: null, ...query });
      const seen: CatalogItemRow[] = [];
      for (let after: KeysetCursor | null = null, pages = 0; pages < 4; pages += 1) {
        seen.push(...(await page({ after })));
        const last = seen.at(-1);
        if (last) after = { at: last.createdAt, id: last.id };
      }
      expect(idsOf(seen)).toEqual(["a5", "a4", "a3", "a2", "a1"]);
      expect(seen[0]).toEqual(await store.catalog.byId("a5"));
      expect(await store.catalog.countArchived("creator")).toBe(5);
      expect(idsOf(await page({ creatorId: "creator2" }))).toEqual(["theirs"]);
      expect(await page({ creatorId: "booker" })).toEqual([]);
      expect(await store.catalog.countArchived("booker")).toBe(0);
    });

    it("gives items new places and changes nothing else of them", async () => {
      const rows = ["a", "b", "c"].map((id) =>
        oneOnOneRow({ id, creatorId: "creator2", intakeQuestions: OWN_QUESTIONS, position: 5 }),
      );
      for (const row of rows) await store.catalog.insert(row);
      await store.catalog.arrange(["c", "nothing", "a"]);
      const [a, b, c] = rows;
      expect(byId(await store.catalog.byIds(["a", "b", "c"]))).toEqual([
        { ...a, position: 2 },
        b,
        { ...c, position: 0 },
      ]);
      await store.catalog.arrange([]);
      expect((await store.catalog.byId("b"))?.position).toBe(5);
    });

    it("reads an item behind its lock", async () => {
      const row = talkRow({ id: "locked" });
      await store.catalog.insert(row);
      const read = (id: string) => store.transaction(({ catalog }) => catalog.lock(id));
      expect(await read("locked")).toEqual(row);
      expect(await read("nothing")).toBeNull();
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
      const row = calendarProfileRow({
        id: "account",
        calendars: [calendar({ isDefault: false })],
      });
      await store.calendars.save(row);
      await store.calendars.save({ ...row, id: "second", accountId: "second" });
      const changed = { ...row, profileConnected: false, calendars: [] };
      await store.calendars.save(changed);
      const second = { ...row, id: "second", accountId: "second" };
      expect(byId(await store.calendars.ofOwner("creator"))).toEqual([changed, second]);
      expect(await store.calendars.ofOwner("creator2")).toEqual([]);
      expect(await store.calendars.byId("second")).toEqual(second);
    });

    it("are removed, and a second time nothing happens", async () => {
      await store.calendars.save(calendarProfileRow({ id: "account" }));
      await store.calendars.remove("account");
      await store.calendars.remove("account");
      expect(await store.calendars.byId("account")).toBeNull();
      expect(await store.calendars.ofOwner("creator")).toEqual([]);
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
