import { beforeEach, describe, expect, it } from "vitest";
import { storeDocument } from "../../world/documents.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { PublicationRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

/** What can't be drawn, in a world or elsewhere. */
const BROKEN = "%PDF-broken";

/** What a stored document shows to people without access, on any store. */
export function describePreviews(name: string, openStore: () => Promise<Store>): void {
  describe(`previews on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
    });

    const stores = async (item: PublicationRow, text = "%PDF-1.7"): Promise<PublicationRow> => {
      const document = await storeDocument(world, { itemId: item.id, content: bytesOf(text) });
      return { ...item, document };
    };
    const now = async ({ id }: { id: string }) =>
      (await world.store.catalog.byId(id)) as PublicationRow;
    const keysOf = ({ thumbnails }: PublicationRow) =>
      thumbnails.map(({ systemFullPath }) => systemFullPath.slice(1));
    const isThere = async (key: string) => (await world.providers.files.read({ key })) !== null;
    /** Files that the sweep may take, now or later. */
    const loose = async () => {
      const later = world.now() + DAY_MS;
      const query = { writingBefore: later, droppedBefore: later, limit: 100 };
      return (await world.store.files.toSweep(query)).map(({ key }) => key);
    };
    const passes = async (milliseconds: number) => {
      world.clock.advance(milliseconds);
      await world.drain();
    };

    it("are made of its pages, which are counted", async () => {
      const item = await stores(await creator.drops());
      await world.drain();
      const drawn = await now(item);
      expect(drawn.document).toMatchObject({ previewState: "READY", pageCount: 3 });
      expect(drawn.thumbnails).toHaveLength(3);
      for (const key of keysOf(drawn)) {
        expect(key).toMatch(/^thumbnails\/img_\w+\.\w+$/);
        expect(await isThere(key), key).toBe(true);
      }
      expect(await loose()).toEqual([]);
    });

    it("are made once, however often they are asked for, and by several processes at once", async () => {
      const item = await stores(await creator.drops());
      await Promise.all([world.drain(), world.drain()]);
      const first = await now(item);
      const at = world.now();
      await world.store.outbox.append({
        name: "documentStored",
        subjectId: item.id,
        dueAt: at,
        at,
      });
      await world.drain();
      expect(await now(item)).toEqual(first);
      expect(await loose()).toEqual([]);
    });

    it("are those of the document that replaced it", async () => {
      const item = await stores(await creator.drops());
      await world.drain();
      const before = keysOf(await now(item));
      await stores(item);
      await world.drain();
      const after = keysOf(await now(item));
      expect(after).toHaveLength(3);
      expect(after.filter((key) => before.includes(key))).toEqual([]);
      expect((await loose()).sort()).toEqual(before.sort());
    });

    it("are not those of a document that was replaced while it was drawn", async () => {
      const item = await stores(await creator.drops());
      const { drawPreview } = world.media;
      let wasReplaced = false;
      world.media.drawPreview = async (document) => {
        const drawn = await drawPreview(document);
        if (wasReplaced) return drawn;
        wasReplaced = true;
        await stores(item, BROKEN);
        return drawn;
      };
      await world.drain();
      const drawn = await now(item);
      expect(drawn.document).toMatchObject({ previewState: "FAILED", pageCount: null });
      expect(drawn.thumbnails).toEqual([]);
      expect(await loose()).toEqual([]);
    });

    it("are none when it can't be drawn, and none of an earlier one stays", async () => {
      const item = await stores(await creator.drops());
      await world.drain();
      const before = keysOf(await now(item));
      await stores(item, BROKEN);
      await world.drain();
      const failed = await now(item);
      expect(failed.document).toMatchObject({ previewState: "FAILED", pageCount: null });
      expect(failed.thumbnails).toEqual([]);
      expect((await loose()).sort()).toEqual(before.sort());
    });

    it("are given up at once when its file is gone, which the log says", async () => {
      const item = await stores(await creator.drops());
      const said: string[] = [];
      world.log = (level, message) => void said.push(`${level}: ${message}`);
      await world.providers.files.remove(`documents/${item.document?.id}.pdf`);
      await world.drain();
      expect((await now(item)).document?.previewState).toBe("FAILED");
      expect(said).toEqual(["error: the file of a document is missing"]);
    });

    it("wait while another document is being drawn, and ask seldomer, nothing of the storage", async () => {
      const item = await stores(await creator.drops());
      const { drawPreview } = world.media;
      const { files } = world.providers;
      const asked: string[] = [];
      const tells = <Call extends keyof typeof files>(call: Call) => {
        asked.push(call);
        return files[call];
      };
      world.providers = {
        ...world.providers,
        files: {
          ...files,
          read: (file) => tells("read")(file),
          sizeOf: (key) => tells("sizeOf")(key),
        },
      };
      const begin = world.now();
      const looks: number[] = [];
      world.media.drawPreview = async () => {
        looks.push((world.now() - begin) / SECOND_MS);
        return "busy";
      };
      for (let second = 0; second < 150; second += 1) await passes(SECOND_MS);
      expect(asked).toEqual([]);
      expect(looks.slice(0, 13)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15]);
      expect(looks.slice(-4)).toEqual([114, 124, 134, 144]);
      expect((await now(item)).document?.previewState).toBe("PENDING");
      world.media.drawPreview = drawPreview;
      await passes(10 * SECOND_MS);
      expect((await now(item)).document?.previewState).toBe("READY");
    });

    it("are made in the end, however long the storage is away", async () => {
      const item = await stores(await creator.drops());
      const { files } = world.providers;
      const read = () => Promise.reject(new RefusalError("UNAVAILABLE"));
      world.providers = { ...world.providers, files: { ...files, read } };
      for (let hour = 0; hour < 24; hour += 1) await passes(HOUR_MS);
      expect((await now(item)).document?.previewState).toBe("PENDING");
      world.providers = { ...world.providers, files };
      await passes(HOUR_MS);
      expect((await now(item)).document?.previewState).toBe("READY");
    });

    it("leave nothing behind when they can't be written", async () => {
      const item = await stores(await creator.drops());
      const { files } = world.providers;
      const write = () => Promise.reject(new Error("the disk is full"));
      world.providers = { ...world.providers, files: { ...files, write } };
      await world.drain();
      expect((await now(item)).document?.previewState).toBe("PENDING");
      expect(await loose()).toEqual([]);
      world.providers = { ...world.providers, files };
      await passes(HOUR_MS);
      expect((await now(item)).document?.previewState).toBe("READY");
    });
  });
}
