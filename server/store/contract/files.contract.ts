import { beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import type { OpenStore } from "./rows.ts";

/** What every store knows of stored files. */
export function describeFileStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });

  const keysToSweep = async (before: number, { droppedBefore = before, limit = 10 } = {}) =>
    (await store.files.toSweep({ writingBefore: before, droppedBefore, limit })).map(
      ({ key, state }) => `${key} ${state}`,
    );

  describe("stored files", () => {
    it("are swept when their writing was cut off or their row has gone, the oldest first", async () => {
      await store.files.begin({ key: "cut off", at: NOW + 1 });
      await store.files.begin({ key: "kept", at: NOW });
      await store.files.begin({ key: "dropped", at: NOW });
      await store.files.keep({ keys: ["kept", "dropped"], at: NOW });
      await store.files.drop({ keys: ["dropped", "unknown"], at: NOW + 2 });
      expect(await keysToSweep(NOW + 3)).toEqual(["cut off WRITING", "dropped DROPPED"]);
      expect(await keysToSweep(NOW + 3, { limit: 1 })).toEqual(["cut off WRITING"]);
      expect(await keysToSweep(NOW + 2)).toEqual(["cut off WRITING"]);
      expect(await keysToSweep(NOW + 1)).toEqual([]);
      expect(await keysToSweep(NOW, { droppedBefore: NOW + 3 })).toEqual(["dropped DROPPED"]);
    });

    it("can be given up, and kept no more, unless they are kept already", async () => {
      for (const key of ["cut off", "kept"]) await store.files.begin({ key, at: NOW });
      await store.files.keep({ keys: ["kept"], at: NOW });
      const canBeDeleted = (key: string) => store.files.giveUp({ key, at: NOW + 1 });
      expect(await Promise.all(["cut off", "kept", "unknown"].map(canBeDeleted))).toEqual([
        true,
        false,
        true,
      ]);
      expect(await keysToSweep(NOW + 2)).toEqual(["cut off DROPPED"]);
      expect(await keysToSweep(NOW + 1)).toEqual([]);
      await expect(
        store.transaction(({ files }) => files.keep({ keys: ["cut off"], at: NOW })),
      ).rejects.toThrow("file cut off is not being written");
    });

    it("are forgotten when they are deleted, but never one that belongs to a row", async () => {
      await store.files.begin({ key: "cut off", at: NOW });
      await store.files.begin({ key: "kept", at: NOW });
      await store.files.keep({ keys: ["kept"], at: NOW });
      for (const key of ["cut off", "kept", "unknown"]) await store.files.forget(key);
      expect(await keysToSweep(NOW + 1)).toEqual([]);
      await store.files.drop({ keys: ["kept"], at: NOW });
      expect(await keysToSweep(NOW + 1)).toEqual(["kept DROPPED"]);
    });

    it("are not kept once they were swept, and nothing is written then", async () => {
      await store.files.begin({ key: "here", at: NOW });
      await expect(
        store.transaction(({ files }) => files.keep({ keys: ["here", "gone"], at: NOW })),
      ).rejects.toThrow("file gone is not being written");
      expect(await keysToSweep(NOW + 1)).toEqual(["here WRITING"]);
    });

    it("begin once", async () => {
      await store.files.begin({ key: "here", at: NOW });
      await expect(store.files.begin({ key: "here", at: NOW })).rejects.toThrow(
        /stored_files_pkey/,
      );
    });
  });
}
