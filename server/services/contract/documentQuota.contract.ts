import { beforeEach, describe, expect, it } from "vitest";
import { type Beamer, beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { createPublication } from "../catalogue/createPublication.ts";
import { createTalk } from "../catalogue/createTalk.ts";
import { deleteCatalogItem } from "../catalogue/deleteCatalogItem.ts";
import { replaceDocument } from "../catalogue/replaceDocument.ts";
import { updateCatalogItemStatus } from "../catalogue/updateCatalogItemStatus.ts";

const HEAD = "%PDF-1.7";

/** A PDF of this many bytes. */
const pdf = (bytes: number, whenRead = () => {}) => ({
  name: "deck.pdf",
  content: async function* content() {
    whenRead();
    yield new TextEncoder().encode(HEAD.padEnd(bytes, " "));
  },
});

/** How much an account keeps, on any store. */
export function describeDocumentQuota(name: string, openStore: () => Promise<Store>): void {
  describe(`the room for documents on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      world.settings = { ...world.settings, documentsMaxBytes: 100 };
      creator = await beamer(world);
    });

    const context = (of = creator) => world.contextFor(of.viewer);
    const uploads = (bytes: number, { uploadId = null as string | null, of = creator } = {}) =>
      createPublication(context(of), { file: pdf(bytes), uploadId });
    const replaces = ({ id }: PublicationRow, bytes: number) =>
      replaceDocument(context(), { catalogItemId: id, file: pdf(bytes) });
    const kept = () => world.store.catalog.documentBytesOf(creator.row.id);
    const isFull = { code: "QUOTA_FULL" };
    /** Every file that the storage has. */
    const isStored = async (number: number) =>
      (await world.providers.files.read({
        key: `documents/doc_${String(number).padStart(6, "0")}.pdf`,
      })) !== null;

    it("is full to the last byte, and not beyond; nothing of what is refused stays", async () => {
      await uploads(60);
      await expect(uploads(41)).rejects.toMatchObject(isFull);
      expect(await kept()).toBe(60);
      expect([await isStored(1), await isStored(2)]).toEqual([true, false]);
      await uploads(40);
      expect(await kept()).toBe(100);
    });

    it("is each creator's own", async () => {
      await uploads(100);
      const other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
      expect(await uploads(100, { of: other })).toMatchObject({ status: "DRAFT" });
    });

    it("is not asked for what is never read: a full account's new file", async () => {
      await uploads(100);
      let isRead = false;
      const file = pdf(20, () => (isRead = true));
      const eventDate = "2026-04-01T09:00:00.000Z";
      await expect(createTalk(context(), { file, eventDate })).rejects.toMatchObject(isFull);
      expect(isRead).toBe(false);
    });

    it("counts archived ones", async () => {
      const { id } = await uploads(60);
      await updateCatalogItemStatus(context(), { id, status: "ARCHIVED" });
      await expect(uploads(41)).rejects.toMatchObject(isFull);
    });

    it("comes back when an archived one is deleted for good", async () => {
      const { id } = await uploads(60);
      await updateCatalogItemStatus(context(), { id, status: "ARCHIVED" });
      await deleteCatalogItem(context(), { id });
      await uploads(100);
      expect(await kept()).toBe(100);
    });

    it("comes back when a smaller file replaces a large one, archived and brought back", async () => {
      const large = await uploads(60);
      await uploads(40);
      await updateCatalogItemStatus(context(), { id: large.id, status: "ARCHIVED" });
      await updateCatalogItemStatus(context(), { id: large.id, status: "DRAFT" });
      await replaces(large, 20);
      await uploads(40);
      expect(await kept()).toBe(100);
    });

    it("takes no replacement that is too large, and always one that is no larger", async () => {
      const first = await uploads(60);
      await uploads(40);
      await expect(replaces(first, 61)).rejects.toMatchObject(isFull);
      const present = (await world.store.catalog.byId(first.id)) as PublicationRow;
      expect(present.document?.sizeInBytes).toBe(60);
      world.settings = { ...world.settings, documentsMaxBytes: 50 };
      await replaces(first, 60);
      await replaces(first, 59);
      expect(await kept()).toBe(99);
    });

    it("has its last bytes once, however many uploads want them at once", async () => {
      await uploads(40);
      const first = await uploads(10);
      const all = await Promise.allSettled([
        uploads(50),
        uploads(50),
        replaces(first, 60),
        createTalk(context(), { file: pdf(50), eventDate: "2026-04-01T09:00:00.000Z" }),
      ]);
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const reasons = all.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(reasons).toMatchObject([isFull, isFull, isFull]);
      expect(await kept()).toBe(100);
    });

    it("is no matter to an upload that is repeated", async () => {
      const uploadId = "upload";
      const made = await uploads(100, { uploadId });
      expect(await uploads(100, { uploadId })).toMatchObject({ id: made.id });
    });
  });
}
