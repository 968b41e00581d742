import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import { calendarEntryRow, calendarProfileRow } from "../factories/calendars.ts";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { book } from "./lives.ts";
import { fillStore, type OpenStore } from "./rows.ts";

/** What every store does with entries in calendars. */
export function describeCalendarEntryStore(openStore: OpenStore): void {
  describe("calendar entries", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
      for (const id of ["work", "home"]) {
        await store.calendars.save(calendarProfileRow({ id, calendars: [] }));
      }
      for (const [index, id] of ["a", "b", "c"].entries()) {
        await book(store, { id, startsAt: NOW + index * HOUR_MS });
      }
    });

    const entryOf = (bookingId: string, facts = {}) =>
      calendarEntryRow({ bookingId, profileId: "work", ...facts });
    const read = (bookingId: string) => store.calendarEntries.byBookingId(bookingId);
    const left = async () => {
      const rows = await Promise.all(["a", "b", "c"].map(read));
      return rows.flatMap((row) => row?.bookingId ?? []);
    };

    it("are found by their booking, written or not yet", async () => {
      const intended = entryOf("b", { calendarId: "", writtenSequence: null });
      await store.calendarEntries.save(entryOf("a"));
      await store.calendarEntries.save(intended);
      expect(await read("a")).toEqual(entryOf("a"));
      expect(await read("b")).toEqual(intended);
      expect(await read("c")).toBeNull();
    });

    it("are one per booking: a later one takes its place", async () => {
      await store.calendarEntries.save(entryOf("a"));
      const later = entryOf("a", {
        profileId: "home",
        calendarId: "other",
        endsAt: NOW + 1,
        writtenSequence: 7,
      });
      await store.calendarEntries.save(later);
      expect(await read("a")).toEqual(later);
    });

    it("are deleted, once and again, and no others", async () => {
      for (const id of ["a", "b"]) await store.calendarEntries.save(entryOf(id));
      await store.calendarEntries.delete("a");
      await store.calendarEntries.delete("a");
      expect(await left()).toEqual(["b"]);
    });

    it("go with their account, and stay with another", async () => {
      await store.calendarEntries.save(entryOf("a"));
      await store.calendarEntries.save(entryOf("b", { profileId: "home" }));
      await store.calendarEntries.save(entryOf("c"));
      await store.calendars.remove("work");
      await store.calendars.remove("work");
      expect(await left()).toEqual(["b"]);
    });

    it("are forgotten after the end of their session, so many at a time", async () => {
      const endsAt = { a: NOW + 1, b: NOW, c: NOW + 2 };
      for (const [id, at] of Object.entries(endsAt)) {
        await store.calendarEntries.save(entryOf(id, { endsAt: at }));
      }
      const query = { before: NOW + 2, limit: 1 };
      expect(await store.calendarEntries.forget(query)).toBe(1);
      expect(await left()).toEqual(["a", "c"]);
      expect(await store.calendarEntries.forget(query)).toBe(1);
      expect(await store.calendarEntries.forget(query)).toBe(0);
      expect(await left()).toEqual(["c"]);
    });
  });
}
