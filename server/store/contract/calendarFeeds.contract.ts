import { beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, type OpenStore } from "./rows.ts";

const FEED = { userId: "booker", secretHash: "hash", createdAt: NOW };

/** What every store does with calendar feeds. */
export function describeCalendarFeedStore(openStore: OpenStore): void {
  describe("calendar feeds", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    it("are found by their person, and by the hash of their secret", async () => {
      expect(await store.calendarFeeds.byUserId("booker")).toBeNull();
      expect(await store.calendarFeeds.bySecretHash("hash")).toBeNull();
      await store.calendarFeeds.save(FEED);
      expect(await store.calendarFeeds.byUserId("booker")).toEqual(FEED);
      expect(await store.calendarFeeds.bySecretHash("hash")).toEqual(FEED);
      expect(await store.calendarFeeds.byUserId("booker2")).toBeNull();
      expect(await store.calendarFeeds.bySecretHash("HASH")).toBeNull();
    });

    it("are one per person: a new one takes the former one's place", async () => {
      await store.calendarFeeds.save(FEED);
      const renewed = { ...FEED, secretHash: "other", createdAt: NOW + 1 };
      await store.calendarFeeds.save(renewed);
      expect(await store.calendarFeeds.byUserId("booker")).toEqual(renewed);
      expect(await store.calendarFeeds.bySecretHash("hash")).toBeNull();
    });

    it("are deleted, once and again, and nobody else's", async () => {
      const other = { ...FEED, userId: "booker2", secretHash: "other" };
      await store.calendarFeeds.save(FEED);
      await store.calendarFeeds.save(other);
      await store.calendarFeeds.delete("booker");
      await store.calendarFeeds.delete("booker");
      expect(await store.calendarFeeds.bySecretHash("hash")).toBeNull();
      expect(await store.calendarFeeds.byUserId("booker2")).toEqual(other);
    });
  });
}
