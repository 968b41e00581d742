import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { DAY_MS, LIST_MAX } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { updatePublicationDetails } from "../catalogue/updatePublicationDetails.ts";
import { updateTalkDetails } from "../catalogue/updateTalkDetails.ts";
import { canView } from "../catalogue/readItem.ts";
import { createPublication } from "../catalogue/createPublication.ts";
import { createTalk } from "../catalogue/createTalk.ts";
import { replaceDocument } from "../catalogue/replaceDocument.ts";
import { editable, revisionOf } from "../shared/revision.ts";
import type { UploadedFile } from "../shared/upload.ts";

/** A file as it comes with a call, in blocks of the size. */
function fileOf(text: string, { name = "drop.pdf", block = 3 } = {}): UploadedFile {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    content: async function* content() {
      for (let at = 0; at < bytes.length; at += block) yield bytes.slice(at, at + block);
    },
  };
}

const cutOff: UploadedFile = {
  name: "cut.pdf",
  content: async function* content() {
    yield new TextEncoder().encode("%PDF-1.7");
    throw new Error("the upload ended early");
  },
};

/** Uploaded drops and talks, on any store. */
export function describeDocuments(name: string, openStore: () => Promise<Store>): void {
  describe(`drops and talks on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let guest: Person;
    const asOwner = () => world.contextFor(creator.viewer);

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      guest = await user(world);
    });

    const textOf = async (documentId: string | undefined) => {
      const file = await world.providers.files.read({ key: `documents/${documentId}.pdf` });
      if (file === null) return null;
      const decoder = new TextDecoder();
      let text = "";
      for await (const block of file.content) text += decoder.decode(block);
      return text;
    };
    const ownDrops = () =>
      world.store.catalog.ofCreator({
        creatorId: creator.row.id,
        categories: ["PUBLICATION", "TALK"],
        statuses: ["DRAFT", "PUBLISHED"],
        limit: 10,
      });
    const soon = () => world.now() + DAY_MS;
    /** Keys of files that no row names, as the sweep would find them. */
    const leftOver = async () =>
      (
        await world.store.files.toSweep({ writingBefore: soon(), droppedBefore: soon(), limit: 10 })
      ).map(({ key }) => key);

    describe("uploading", () => {
      it("makes a free draft of a PDF, with its file kept", async () => {
        const row = await createPublication(asOwner(), { file: fileOf("%PDF-1.7 first") });
        expect(row).toMatchObject({ title: "", priceInCents: 0, status: "DRAFT" });
        expect(row.document).toMatchObject({ name: "drop.pdf", sizeInBytes: 14, extension: "pdf" });
        expect(await textOf(row.document?.id)).toBe("%PDF-1.7 first");
        expect(await leftOver()).toEqual([]);
      });

      it("makes a talk of its slides and its date", async () => {
        const command = { file: fileOf("%PDF-1.7"), eventDate: "2026-05-21T13:00:00.000Z" };
        const row = await createTalk(asOwner(), command);
        expect(row).toMatchObject({ category: "TALK", status: "DRAFT", priceInCents: 0 });
        expect(row.eventDate).toBe(Date.parse(command.eventDate));
      });

      it.each([
        ["that is empty", ""],
        ["that is too short to be one", "%PDF"],
        ["that is a picture with another name", "PNG PNG PNG"],
        ["whose bytes begin with something else", " %PDF-1.7"],
      ])("refuses a file %s, and makes nothing", async (_, text) => {
        await expect(createPublication(asOwner(), { file: fileOf(text) })).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "file",
          message: "Only PDF files are allowed",
        });
        expect(await ownDrops()).toEqual([]);
        expect(await leftOver()).toEqual([]);
      });

      it("makes nothing of an upload that ends early, and leaves no file", async () => {
        await expect(createPublication(asOwner(), { file: cutOff })).rejects.toThrow("ended early");
        expect(await ownDrops()).toEqual([]);
        expect(await leftOver()).toEqual([]);
      });

      it("makes one drop of an upload that is sent again", async () => {
        const uploadId = "upload-1";
        const send = () => createPublication(asOwner(), uploaded("%PDF-1.7 same", uploadId));
        const first = await send();
        expect((await send()).id).toBe(first.id);
        expect(await ownDrops()).toHaveLength(1);
      });

      it("makes one drop of an upload that is sent twice at once", async () => {
        const send = () => createPublication(asOwner(), uploaded("%PDF-1.7 same", "upload-1"));
        const [first, second] = await Promise.all([send(), send()]);
        expect(first).toEqual(second);
        expect(await ownDrops()).toHaveLength(1);
        expect(await textOf(first.document?.id)).toBe("%PDF-1.7 same");
        expect(await leftOver()).toEqual([]);
      });

      it("makes one talk of an upload that is sent again, and two of two uploads", async () => {
        const eventDate = "2026-05-21T13:00:00Z";
        const send = (uploadId: string) =>
          createTalk(asOwner(), { ...uploaded("%PDF-1.7", uploadId), eventDate });
        const ids = [await send("a"), await send("a"), await send("b")].map(({ id }) => id);
        expect(new Set(ids).size).toBe(2);
      });

      it("comes first among the creator's drops", async () => {
        await creator.drops();
        const { id } = await createPublication(asOwner(), { file: fileOf("%PDF-1.7") });
        expect((await ownDrops())[0]?.id).toBe(id);
      });

      it("is refused, with nothing left, when the list is full", async () => {
        for (let count = 0; count < LIST_MAX; count += 1) await creator.drops();
        await expect(
          createPublication(asOwner(), { file: fileOf("%PDF-1.7") }),
        ).rejects.toMatchObject({ code: "TOO_MANY_ITEMS" });
        expect(await leftOver()).toEqual([]);
      });

      it("lets two creators call an upload the same", async () => {
        const other = await beamer(world, { slug: "other", affiliateCode: "OTHERCODE" });
        const theirs = await createPublication(
          world.contextFor(other.viewer),
          uploaded("%PDF-1.7", "upload-1"),
        );
        const own = await createPublication(asOwner(), uploaded("%PDF-1.7", "upload-1"));
        expect(own.id).not.toBe(theirs.id);
        expect(own.creatorId).toBe(creator.row.id);
      });
    });

    describe("replacing the file", () => {
      const replace = (catalogItemId: string, text: string, more = {}) =>
        replaceDocument(asOwner(), { file: fileOf(text), catalogItemId, ...more });

      it("puts another document in its place, and drops the old file and its pictures", async () => {
        const first = await createPublication(asOwner(), { file: fileOf("%PDF-1.7 old") });
        const picture = { key: "thumbnails/img_1.webp", at: world.now() };
        await world.store.files.begin(picture);
        await world.store.files.keep({ keys: [picture.key], at: world.now() });
        await world.store.catalog.replace({
          ...first,
          thumbnails: [
            {
              id: "img_1",
              systemFullPath: "/thumbnails/img_1.webp",
              extension: "webp",
              contentType: "image/webp",
              addedOn: world.now(),
            },
          ],
        });

        const row = await replace(first.id, "%PDF-1.7 new");
        expect(row.document?.id).not.toBe(first.document?.id);
        expect(row.document).toMatchObject({ isReplacement: true, previewState: "PENDING" });
        expect(row.thumbnails).toEqual([]);
        expect(await textOf(row.document?.id)).toBe("%PDF-1.7 new");
        expect(new Set(await leftOver())).toEqual(
          new Set([`documents/${first.document?.id}.pdf`, picture.key]),
        );
      });

      it("lets everyone who has the drop read the new one", async () => {
        const drop = await creator.drops({ priceInCents: 0 });
        await guest.keeps(drop);
        await replace(drop.id, "%PDF-1.7 new");
        const context = world.contextFor(guest.viewer);
        const row = await world.store.catalog.byId(drop.id);
        expect(row !== null && (await canView(context, row))).toBe(true);
      });

      it("gives a talk that had no file its first one", async () => {
        const talk = await creator.speaks();
        const row = await replace(talk.id, "%PDF-1.7 slides");
        expect(row.document?.isReplacement).toBe(false);
      });

      it("changes nothing when the same upload is sent again", async () => {
        const drop = await creator.drops();
        const once = await replace(drop.id, "%PDF-1.7 new", { uploadId: "upload-2" });
        const again = await replace(drop.id, "%PDF-1.7 new", { uploadId: "upload-2" });
        expect(again.document?.id).toBe(once.document?.id);
      });

      it("leaves the old one when the new one is no PDF", async () => {
        const first = await createPublication(asOwner(), { file: fileOf("%PDF-1.7 old") });
        await expect(replace(first.id, "a zip")).rejects.toMatchObject({ field: "file" });
        expect((await ownDrops())[0]).toMatchObject({ document: { id: first.document?.id } });
      });

      it("is nobody else's, and no session's", async () => {
        const drop = await creator.drops();
        const offer = await creator.offers();
        const other = await beamer(world, { slug: "other", affiliateCode: "OTHERCODE" });
        const theirs = world.contextFor(other.viewer);
        const command = { file: fileOf("%PDF-"), catalogItemId: drop.id };
        await expect(replaceDocument(theirs, command)).rejects.toMatchObject({ code: "NOT_FOUND" });
        await expect(replace(offer.id, "%PDF-")).rejects.toMatchObject({ code: "NOT_FOUND" });
      });
    });

    describe("changing the details", () => {
      it("saves a drop's words and price", async () => {
        const { id } = await creator.drops();
        const command = { id, title: " New title ", description: " ", price: 4.5 };
        const row = await updatePublicationDetails(asOwner(), command);
        expect(row).toMatchObject({ title: "New title", description: null, priceInCents: 450 });
        expect(await world.store.catalog.byId(id)).toEqual(row);
      });

      it("keeps a talk's price when none is given", async () => {
        const { id } = await creator.speaks({ priceInCents: 900 });
        const talk = { talkId: id, title: "Title", eventDate: null };
        expect(await updateTalkDetails(asOwner(), talk)).toMatchObject({
          priceInCents: 900,
          eventDate: null,
          eventName: null,
        });
        expect(await updateTalkDetails(asOwner(), { ...talk, price: 0 })).toMatchObject({
          priceInCents: 0,
        });
      });

      it("refuses a change that started from an outdated revision", async () => {
        const drop = await creator.drops();
        const revision = await revisionOf(editable.item(drop));
        const change = (title: string) =>
          updatePublicationDetails(asOwner(), { id: drop.id, title, price: 12, revision });
        await change("Mine");
        await expect(change("Theirs")).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
        expect(await change("Mine")).toMatchObject({ title: "Mine" });
      });

      it("does not take another file or another status for a change of the details", async () => {
        const drop = await creator.drops();
        const revision = await revisionOf(editable.item(drop));
        await replaceDocument(asOwner(), {
          file: fileOf("%PDF-"),
          catalogItemId: drop.id,
        });
        const command = { id: drop.id, title: "Mine", price: 12, revision };
        expect(await updatePublicationDetails(asOwner(), command)).toMatchObject({ title: "Mine" });
      });

      it("waits until an archived drop is brought back", async () => {
        const { id } = await creator.drops({ status: "ARCHIVED" });
        await expect(
          updatePublicationDetails(asOwner(), { id, title: "Title", price: 12 }),
        ).rejects.toMatchObject({ code: "ITEM_ARCHIVED" });
      });

      it("is nobody else's, and of its own kind", async () => {
        const drop = await creator.drops();
        const other = await beamer(world, { slug: "other", affiliateCode: "OTHERCODE" });
        const words = { title: "Title", price: 12 };
        const refused = { code: "NOT_FOUND" };
        await expect(
          updatePublicationDetails(world.contextFor(other.viewer), { id: drop.id, ...words }),
        ).rejects.toMatchObject(refused);
        await expect(
          updateTalkDetails(asOwner(), { talkId: drop.id, ...words }),
        ).rejects.toMatchObject(refused);
      });
    });
  });
}

const uploaded = (text: string, uploadId: string) => ({ file: fileOf(text), uploadId });
