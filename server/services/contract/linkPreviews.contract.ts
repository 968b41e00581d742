import { beforeEach, describe, expect, it } from "vitest";
import { type Beamer, beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { DAY_MS } from "../../../src/domain/shared/limits.ts";
import { storeDocument } from "../../world/documents.ts";
import type { Store } from "../../store/ports/store.ts";
import { deleteCatalogItem } from "../catalogue/deleteCatalogItem.ts";
import { describeItem, describeProfile } from "../links/describeLink.ts";
import { readLinkPreview } from "../links/readLinkPreview.ts";
import { once } from "../shared/blocks.ts";
import { updateUserProfile } from "../profiles/updateUserProfile.ts";

/** The pictures of links, on any store. */
export function describeLinkPreviews(name: string, openStore: () => Promise<Store>): void {
  describe(`pictures of links on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let drawn: string[];
    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world, { slug: "ada", firstName: "Ada", lastName: "Demo" });
      drawn = [];
      const { drawLinkPreview } = world.media;
      world.media.drawLinkPreview = (contents) => {
        drawn.push(contents.title);
        return drawLinkPreview(contents);
      };
    });

    const mayDraw = async () => true;
    const visitor = () => world.contextFor(null);
    const partsOf = (path = "") => {
      const [, subjectId = "", version = ""] =
        /^\/link-previews\/(\w+)\/(\w+)\.jpg$/.exec(path) ?? [];
      return { subjectId, version };
    };
    const profilePath = async () =>
      (await describeProfile(visitor(), { slug: "ada", path: "/ada/about" }))?.picturePath;
    const itemPath = async (id: string) =>
      (await describeItem(visitor(), { id, path: "/ada" }))?.picturePath;
    const read = async (path: string | undefined) => {
      const found = await readLinkPreview(visitor(), { ...partsOf(path), mayDraw });
      return "key" in found ? found.key : found;
    };
    const isThere = async (key: unknown) =>
      (await world.providers.files.read({ key: String(key) })) !== null;
    /** Files that the sweep may take, now or later. */
    const loose = async () => {
      const later = world.now() + DAY_MS;
      const query = { writingBefore: later, droppedBefore: later, limit: 100 };
      return (await world.store.files.toSweep(query)).map(({ key }) => key);
    };

    it("are drawn when they are asked for first, and kept", async () => {
      const path = await profilePath();
      expect(drawn).toEqual([]);
      const key = await read(path);
      // What storages take as a key.
      expect(key).toMatch(/^[a-z]+\/img_\w+\.\w+$/);
      expect(await isThere(key)).toBe(true);
      expect(await read(path)).toBe(key);
      expect(drawn).toEqual(["Ada Demo"]);
      expect(await loose()).toEqual([]);
    });

    it("are drawn again, at another address, once what they show has changed", async () => {
      const before = await profilePath();
      const former = await read(before);
      const context = world.contextFor(creator.viewer);
      await updateUserProfile(context, { professionalTitle: "Countess" });
      const after = await profilePath();
      expect(after).not.toBe(before);
      expect(await read(before)).toEqual({ movedTo: after });
      const key = await read(after);
      expect(drawn).toHaveLength(2);
      expect(key).not.toBe(former);
      expect(await loose()).toEqual([former]);
    });

    it("stay while something else changes", async () => {
      const path = await profilePath();
      const context = world.contextFor(creator.viewer);
      await updateUserProfile(context, {
        professionalTitle: "Speaker on calm technology",
        biography: "Another life.",
      });
      expect(await profilePath()).toBe(path);
    });

    it("show a document's first page once that was drawn", async () => {
      const drop = await creator.drops();
      const before = await itemPath(drop.id);
      await storeDocument(world, {
        itemId: drop.id,
        content: once(new TextEncoder().encode("%PDF-1.7")),
      });
      await world.drain();
      expect(await itemPath(drop.id)).not.toBe(before);
    });

    it("are of nothing that visitors may not see", async () => {
      const offer = await creator.offers();
      const path = await itemPath(offer.id);
      await read(path);
      await creator.archives(offer);
      await expect(read(path)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await itemPath(offer.id)).toBeUndefined();
      const draft = await creator.offers({ status: "DRAFT" });
      expect(await itemPath(draft.id)).toBeUndefined();
      const other = partsOf(await profilePath());
      for (const subjectId of [draft.id, "usr_nobody"]) {
        const asked = readLinkPreview(visitor(), { ...other, subjectId, mayDraw });
        await expect(asked, subjectId).rejects.toMatchObject({ code: "NOT_FOUND" });
      }
    });

    it("go with the item that is deleted for good, also while one is drawn", async () => {
      const offer = await creator.offers();
      const key = await read(await itemPath(offer.id));
      const talk = await creator.speaks();
      const path = await itemPath(talk.id);
      const { drawLinkPreview } = world.media;
      world.media.drawLinkPreview = async (contents) => {
        await creator.archives(talk);
        await deleteCatalogItem(world.contextFor(creator.viewer), { id: talk.id });
        return drawLinkPreview(contents);
      };
      await expect(read(path)).rejects.toMatchObject({ code: "NOT_FOUND" });
      await creator.archives(offer);
      await deleteCatalogItem(world.contextFor(creator.viewer), { id: offer.id });
      expect(await loose()).toEqual([key]);
      expect(await world.store.linkPreviews.bySubject(offer.id)).toBeNull();
    });

    it("are not drawn for those who asked for too many, who still get those that are there", async () => {
      const asked = { ...partsOf(await profilePath()), mayDraw: async () => false };
      await expect(readLinkPreview(visitor(), asked)).rejects.toMatchObject({
        code: "RATE_LIMITED",
      });
      const key = await read(await profilePath());
      expect(await readLinkPreview(visitor(), asked)).toMatchObject({ key });
    });

    it("are the site's own where they can't be drawn", async () => {
      world.media.drawLinkPreview = async () => null;
      expect(await read(await profilePath())).toEqual({ movedTo: "/link-preview.jpg" });
      expect(await loose()).toEqual([]);
    });

    it("are one, if two processes draw it at once", async () => {
      const path = await profilePath();
      const keys = await Promise.all([read(path), read(path)]);
      const kept = await world.store.linkPreviews.bySubject(creator.row.id);
      expect(keys).toContain(kept?.key);
      expect(await loose()).toEqual(keys.filter((key) => key !== kept?.key));
    });
  });
}
