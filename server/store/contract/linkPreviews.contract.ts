import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../ports/store.ts";
import type { OpenStore } from "./rows.ts";

const PREVIEW = { subjectId: "creator", version: "1", key: "linkpreviews/img_1.jpg" };

/** What every store does with pictures of links. */
export function describeLinkPreviewStore(openStore: OpenStore): void {
  describe("pictures of links", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
    });

    it("are one per subject: a new one takes the former one's place", async () => {
      expect(await store.linkPreviews.bySubject("creator")).toBeNull();
      await store.linkPreviews.save(PREVIEW);
      expect(await store.linkPreviews.bySubject("creator")).toEqual(PREVIEW);
      const redrawn = { ...PREVIEW, version: "2", key: "linkpreviews/img_2.jpg" };
      await store.linkPreviews.save(redrawn);
      expect(await store.linkPreviews.bySubject("creator")).toEqual(redrawn);
      expect(await store.linkPreviews.bySubject("creator2")).toBeNull();
    });

    it("are deleted, once and again, and no other's", async () => {
      const other = { ...PREVIEW, subjectId: "item", key: "linkpreviews/img_3.jpg" };
      await store.linkPreviews.save(PREVIEW);
      await store.linkPreviews.save(other);
      await store.linkPreviews.delete("creator");
      await store.linkPreviews.delete("creator");
      expect(await store.linkPreviews.bySubject("creator")).toBeNull();
      expect(await store.linkPreviews.bySubject("item")).toEqual(other);
    });
  });
}
