import { beforeEach, describe, expect, it } from "vitest";
import { columnsOf } from "../../../src/domain/bookings/lifecycle.ts";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { book, inAgenda } from "./lives.ts";
import { fillStore, HOUR, MINUTE, type OpenStore } from "./rows.ts";

const TOMORROW = NOW + 24 * HOUR;

/** What every store does with a booking that is moved. */
export function describeMovedBookings(openStore: OpenStore): void {
  describe("bookings that are moved", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const later = (minutes: number, id = `later-${minutes}`) => ({
      id,
      startsAt: TOMORROW + minutes * MINUTE,
    });

    const moveTo = (minutes: number, at = NOW, length = 30) => {
      const startsAt = TOMORROW + minutes * MINUTE;
      const endsAt = startsAt + length * MINUTE;
      return inAgenda(store, (agenda) => agenda.move({ id: "moved", at, startsAt, endsAt }));
    };

    it("keep everything but their time, and know each move", async () => {
      const before = await book(store, { id: "moved", standing: "CONFIRMED/PAID" });
      const first = { from: TOMORROW, to: TOMORROW + HOUR, at: NOW + 1, by: "BOOKER" };
      const second = { from: TOMORROW + HOUR, to: TOMORROW, at: NOW + 2, by: "BOOKER" };
      expect(await moveTo(60, NOW + 1)).toEqual({
        ...before,
        startsAt: TOMORROW + HOUR,
        endsAt: TOMORROW + HOUR + 30 * MINUTE,
        moves: [first],
      });
      expect(await moveTo(0, NOW + 2)).toEqual({ ...before, moves: [first, second] });
      expect(await store.bookings.byId("moved")).toEqual({ ...before, moves: [first, second] });
    });

    it("leave their former time to others, and take the new one", async () => {
      await book(store, { id: "moved" });
      await moveTo(45);
      expect(await book(store, later(20))).toBeNull();
      expect(await book(store, later(15))).not.toBeNull();
      expect(await book(store, later(74))).toBeNull();
    });

    it("may overlap their own former time", async () => {
      await book(store, { id: "moved" });
      expect(await moveTo(10)).not.toBeNull();
      expect(await book(store, later(-20))).not.toBeNull();
      expect(await book(store, later(39))).toBeNull();
    });

    it("stay where they are, with nothing written, when the new time is taken", async () => {
      const before = await book(store, { id: "moved" });
      await book(store, later(60, "other"));
      expect(await moveTo(45)).toBeNull();
      expect(await store.bookings.byId("moved")).toEqual(before);
      expect(await book(store, later(15))).toBeNull();
      expect(await book(store, later(30))).not.toBeNull();
    });

    it("end the holds in their way that have run out, and no others", async () => {
      await book(store, { id: "moved" });
      await book(store, { ...later(60, "hold"), standing: "HELD/FREE" });
      expect(await moveTo(60, NOW + 15 * MINUTE - 1)).toBeNull();
      expect(await moveTo(60, NOW + 15 * MINUTE)).not.toBeNull();
      expect(await store.bookings.byId("hold")).toMatchObject(columnsOf("LAPSED/FREE"));
    });

    it("have to be confirmed", async () => {
      await book(store, { id: "moved", standing: "HELD/PENDING" });
      await expect(moveTo(60)).rejects.toThrow("no move from HELD/PENDING");
      expect(await store.bookings.byId("moved")).toMatchObject({ startsAt: TOMORROW });
    });
  });
}
