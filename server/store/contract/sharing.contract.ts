import { beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, type OpenStore } from "./rows.ts";

const POST = { userId: "creator", subjectId: "drop", messageHash: "hash" };
const WINDOW_MS = 1_000;

/** What every store does with permissions to post, and with posts. */
export function describeSharingStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  const begin = (at: number, changes: Partial<typeof POST> = {}) =>
    store.sharing.beginPost({ ...POST, ...changes, at, since: at - WINDOW_MS });

  describe("leaves to post", () => {
    const row = { userId: "creator", sealedToken: "sealed", expiresAt: NOW };

    it("are one per person, the last one saved", async () => {
      expect(await store.sharing.permissionOf("creator")).toBeNull();
      await store.sharing.savePermission(row);
      const renewed = { ...row, sealedToken: "other", expiresAt: NOW + 1 };
      await store.sharing.savePermission(renewed);
      expect(await store.sharing.permissionOf("creator")).toEqual(renewed);
      expect(await store.sharing.permissionOf("creator2")).toBeNull();
    });

    it("are forgotten, but never one that was saved meanwhile", async () => {
      await store.sharing.savePermission(row);
      await store.sharing.forgetPermission({ userId: "creator", sealedToken: "older" });
      expect(await store.sharing.permissionOf("creator")).toEqual(row);
      await store.sharing.forgetPermission(row);
      expect(await store.sharing.permissionOf("creator")).toBeNull();
    });
  });

  describe("posts", () => {
    it("are begun once within the time that counts", async () => {
      expect(await begin(NOW)).toBeNull();
      expect(await begin(NOW + 1)).toEqual({ ...POST, state: "POSTING", at: NOW });
      await store.sharing.endPost(POST);
      expect(await begin(NOW + WINDOW_MS)).toEqual({ ...POST, state: "POSTED", at: NOW });
      expect(await begin(NOW + WINDOW_MS + 1)).toBeNull();
      expect(await begin(NOW, { messageHash: "other" })).toBeNull();
      expect(await begin(NOW, { userId: "creator2" })).toBeNull();
    });

    it("are begun by one of many at once", async () => {
      const begun = await Promise.all(Array.from({ length: 10 }, () => begin(NOW)));
      expect(begun.filter((row) => row === null)).toHaveLength(1);
    });

    it("can be begun again when they were not made, but not after they were", async () => {
      await begin(NOW);
      await store.sharing.dropPost(POST);
      expect(await begin(NOW)).toBeNull();
      await store.sharing.endPost(POST);
      await store.sharing.dropPost(POST);
      expect(await begin(NOW)).toMatchObject({ state: "POSTED" });
    });

    it("are forgotten by age, so many at a time", async () => {
      for (const messageHash of ["a", "b", "c"]) await begin(NOW, { messageHash });
      await begin(NOW + 1, { messageHash: "d" });
      expect(await store.sharing.forgetPosts({ before: NOW + 1, limit: 2 })).toBe(2);
      expect(await store.sharing.forgetPosts({ before: NOW + 1, limit: 2 })).toBe(1);
      expect(await begin(NOW + 1, { messageHash: "d" })).not.toBeNull();
    });
  });
}
