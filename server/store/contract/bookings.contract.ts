import { beforeEach, describe, expect, it } from "vitest";
import type { BookingRow } from "../ports/bookings.ts";
import type { Store } from "../ports/store.ts";
import { bookingRow, holdRow } from "../factories/bookings.ts";
import { NOW } from "../factories/now.ts";
import { paymentRow } from "../factories/payments.ts";
import { byId, fillStore, HOUR, idsOf, MINUTE, type OpenStore } from "./rows.ts";

const TOMORROW = NOW + 24 * HOUR;

/** What every store of bookings does. */
export function describeBookingStore(openStore: OpenStore): void {
  describe("bookings", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    /** The contract's booking of 30 minutes, some minutes later. */
    const later = (minutes: number, row: Partial<BookingRow> = {}) =>
      bookingRow({ id: `later-${minutes}`, startsAt: TOMORROW + minutes * MINUTE, ...row });

    it("are kept with every field as it was given", async () => {
      await store.payments.insert(paymentRow({ id: "payment" }));
      const row = holdRow({
        id: "booking",
        confirmedAt: NOW,
        paymentId: "payment",
        intakes: [{ question: "What for?", answer: 'Two\nlines, "quotes" and 🎤' }],
      });
      expect(await store.bookings.claim(row)).toBe(true);
      expect(await store.bookings.byId("booking")).toEqual(row);
      expect(await store.bookings.byId("x")).toBeNull();
    });

    it.each([-29, -1, 0, 1, 29])("refuse one that begins %i minutes after another", async (by) => {
      await store.bookings.claim(later(0, { id: "first" }));
      expect(await store.bookings.claim(later(by))).toBe(false);
      expect(await store.bookings.byId(later(by).id)).toBeNull();
      // Nothing of the refused one is left in the way of others.
      expect(await store.bookings.claim(later(30))).toBe(true);
      expect(await store.bookings.claim(later(-30))).toBe(true);
    });

    it("refuse a long one around a short one, and the other way round", async () => {
      const hour = { endsAt: TOMORROW + HOUR };
      await store.bookings.claim(later(15, { id: "short", endsAt: TOMORROW + 45 * MINUTE }));
      expect(await store.bookings.claim(later(0, hour))).toBe(false);
      await store.bookings.update("short", { paymentStatus: "REFUNDED" });
      expect(await store.bookings.claim(later(0, hour))).toBe(true);
      expect(await store.bookings.claim(later(15))).toBe(false);
    });

    it("do not stand in the way of another creator's", async () => {
      await store.bookings.claim(later(0, { id: "first" }));
      const other = later(0, { id: "other", creatorId: "creator2", itemId: "call2" });
      expect(await store.bookings.claim(other)).toBe(true);
    });

    it("can be refused inside a transaction that then goes on", async () => {
      await store.bookings.claim(later(0, { id: "first" }));
      await store.transaction(async (inside) => {
        expect(await inside.bookings.claim(later(15))).toBe(false);
        expect(await inside.bookings.claim(later(30))).toBe(true);
      });
      expect(await store.bookings.byId("later-30")).not.toBeNull();
    });

    it.each(["FAILED", "EXPIRED", "REFUNDED"] as const)(
      "set their time free when they become %s",
      async (paymentStatus) => {
        const row = holdRow({ id: "hold" });
        await store.bookings.claim(row);
        const changes = { paymentStatus, holdExpiresAt: null };
        expect(await store.bookings.update("hold", changes)).toEqual({ ...row, ...changes });
        expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(true);
      },
    );

    it("keep their time when they are paid or only answered", async () => {
      const row = holdRow({ id: "hold" });
      await store.bookings.claim(row);
      const answered = { intakes: [{ question: "Q", answer: "A" }], confirmedAt: NOW };
      expect(await store.bookings.update("hold", answered)).toEqual({ ...row, ...answered });
      const paid = { paymentStatus: "PAID", holdExpiresAt: null } as const;
      await store.bookings.update("hold", paid);
      expect(await store.bookings.byId("hold")).toEqual({ ...row, ...answered, ...paid });
      expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(false);
      await expect(store.bookings.update("x", paid)).rejects.toThrow("no row x");
    });

    it("expire when their hold has run out, and not before", async () => {
      await store.bookings.claim(holdRow({ id: "hold" }));
      const expire = (now: number, creatorId: string | null = "creator") =>
        store.bookings.expireHolds({ creatorId, now });
      expect(await expire(NOW + 15 * MINUTE - 1)).toBe(0);
      expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(false);
      expect(await expire(NOW + 15 * MINUTE, "creator2")).toBe(0);
      expect(await expire(NOW + 15 * MINUTE)).toBe(1);
      expect(await expire(NOW + 15 * MINUTE)).toBe(0);
      expect(await store.bookings.byId("hold")).toEqual(
        holdRow({ id: "hold", paymentStatus: "EXPIRED", holdExpiresAt: null }),
      );
      expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(true);
    });

    it("expire for all creators at once, but never a paid or a free one", async () => {
      await store.bookings.claim(holdRow({ id: "a" }));
      await store.bookings.claim(holdRow({ id: "b", creatorId: "creator2", itemId: "call2" }));
      await store.bookings.claim(later(60, { id: "free" }));
      await store.bookings.claim(later(120, { id: "paid", paymentStatus: "PAID" }));
      const now = NOW + 20 * HOUR;
      expect(await store.bookings.expireHolds({ creatorId: null, now })).toBe(2);
      expect((await store.bookings.byId("free"))?.paymentStatus).toBe("FREE");
      expect((await store.bookings.byId("paid"))?.paymentStatus).toBe("PAID");
      expect(await store.bookings.claim(later(60, { id: "next" }))).toBe(false);
    });

    it("take their time again after they expired, if it is still free", async () => {
      await store.bookings.claim(holdRow({ id: "hold" }));
      await store.bookings.expireHolds({ creatorId: null, now: NOW + HOUR });
      await store.transaction(async (inside) => {
        expect(await inside.bookings.reclaim("hold")).toBe(true);
        expect(await inside.bookings.reclaim("hold")).toBe(true);
        await inside.bookings.update("hold", { paymentStatus: "PAID" });
      });
      expect(await store.bookings.claim(bookingRow({ id: "next" }))).toBe(false);
    });

    it("do not take their time again when somebody else has part of it", async () => {
      await store.bookings.claim(holdRow({ id: "hold" }));
      await store.bookings.expireHolds({ creatorId: null, now: NOW + HOUR });
      await store.bookings.claim(later(20, { id: "next" }));
      expect(await store.bookings.reclaim("hold")).toBe(false);
      expect(await store.bookings.claim(later(-10))).toBe(true);
      await expect(store.bookings.update("hold", { paymentStatus: "PAID" })).rejects.toThrow(
        "has lost its time",
      );
      expect((await store.bookings.byId("hold"))?.paymentStatus).toBe("EXPIRED");
      await expect(store.bookings.reclaim("x")).rejects.toThrow("no row x");
    });

    it("stand for a booker with a creator while they are held or booked and not over", async () => {
      await store.bookings.claim(later(0, { id: "free" }));
      await store.bookings.claim(
        holdRow({ ...later(30), id: "held", paymentStatus: "PENDING", holdExpiresAt: NOW + 1 }),
      );
      await store.bookings.claim(
        holdRow({ ...later(60), id: "ran-out", paymentStatus: "PENDING", holdExpiresAt: NOW }),
      );
      await store.bookings.claim(later(90, { id: "failed" }));
      await store.bookings.update("failed", { paymentStatus: "FAILED" });
      await store.bookings.claim(later(-48 * 60, { id: "over" }));
      await store.bookings.claim(later(120, { id: "somebody", bookerId: "booker2" }));
      const query = { bookerId: "booker", creatorId: "creator", now: NOW };
      expect(idsOf(byId(await store.bookings.standingOf(query)))).toEqual(["free", "held"]);
      expect(await store.bookings.standingOf({ ...query, creatorId: "creator2" })).toEqual([]);
    });

    it("come in pages of a booker, latest start first, without expired and failed ones", async () => {
      const statuses = ["FREE", "PAID", "REFUNDED", "PENDING", "FAILED", "EXPIRED"] as const;
      for (const [index, paymentStatus] of statuses.entries()) {
        const holdExpiresAt = paymentStatus === "PENDING" ? NOW + 1 : null;
        await store.bookings.claim(
          later(index * 30, { id: `a-${paymentStatus}`, holdExpiresAt, paymentStatus: "FREE" }),
        );
        await store.bookings.update(`a-${paymentStatus}`, { paymentStatus, holdExpiresAt });
      }
      const same = { startsAt: TOMORROW, creatorId: "creator2", itemId: "call2" };
      await store.bookings.claim(bookingRow({ id: "b", ...same }));
      const page = async (query: object) =>
        idsOf(
          await store.bookings.pageOfBooker({
            bookerId: "booker",
            now: NOW,
            limit: 3,
            after: null,
            ...query,
          }),
        );
      expect(await page({})).toEqual(["a-PENDING", "a-REFUNDED", "a-PAID"]);
      const after = { at: TOMORROW + 30 * MINUTE, id: "a-PAID" };
      expect(await page({ after })).toEqual(["b", "a-FREE"]);
      expect(await page({ after: { at: TOMORROW, id: "b" } })).toEqual(["a-FREE"]);
      expect(await page({ now: NOW + 1, limit: 1 })).toEqual(["a-REFUNDED"]);
      expect(await page({ bookerId: "nobody" })).toEqual([]);
    });

    it("stay on a booker's page while the bank is at work on their payment", async () => {
      const query = { bookerId: "booker", now: NOW, limit: 9, after: null };
      await store.bookings.claim(holdRow({ id: "ran-out", holdExpiresAt: NOW }));
      expect(await store.bookings.pageOfBooker(query)).toEqual([]);
      await store.payments.insert(paymentRow({ id: "payment", bookingId: "ran-out" }));
      expect(await store.bookings.pageOfBooker(query)).toEqual([]);
      await store.payments.update("payment", { state: "PROCESSING" });
      expect(idsOf(await store.bookings.pageOfBooker(query))).toEqual(["ran-out"]);
      await store.bookings.expireHolds({ creatorId: "creator", now: NOW });
      expect(idsOf(await store.bookings.pageOfBooker(query))).toEqual(["ran-out"]);
      await store.payments.update("payment", { state: "FAILED" });
      expect(await store.bookings.pageOfBooker(query)).toEqual([]);
    });
  });
}
