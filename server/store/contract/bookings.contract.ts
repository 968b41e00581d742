import { beforeEach, describe, expect, it } from "vitest";
import { BOOKING_STANDINGS, columnsOf } from "../../../src/domain/bookings/lifecycle.ts";
import {
  type Agenda,
  type BookingRow,
  HELD_AT_FIRST,
  type NewHold,
  type OverHolds,
} from "../ports/bookings.ts";
import type { KeysetCursor } from "../ports/page.ts";
import { holdRow } from "../factories/bookings.ts";
import { NOW } from "../factories/now.ts";
import { byId, fillStore, HOUR, idsOf, MINUTE, type OpenStore } from "./rows.ts";
import type { Store } from "../ports/store.ts";
import {
  CANCELLATION,
  REACHED_STANDINGS,
  book,
  changePayment,
  inAgenda,
  openPayment,
} from "./lives.ts";

const TOMORROW = NOW + 24 * HOUR;
const LAPSED = REACHED_STANDINGS.filter((standing) => standing.startsWith("LAPSED"));

/** What every store of bookings does. */
export function describeBookingStore(openStore: OpenStore): void {
  describe("bookings", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    /** The contract's booking of 30 minutes, some minutes later. */
    const later = (minutes: number, facts: Partial<NewHold> = {}) => ({
      id: `later-${minutes}`,
      startsAt: TOMORROW + minutes * MINUTE,
      ...facts,
    });

    it("are kept with every field as it was given", async () => {
      const hold = holdRow({ id: "booking", title: 'A "call" 🎤', priceInCents: 1234 });
      const row = await inAgenda(store, (agenda) => agenda.hold(hold));
      expect(row).toEqual({
        ...hold,
        ...HELD_AT_FIRST,
        state: "HELD",
        paymentStatus: "PENDING",
      });
      expect(await store.bookings.byId("booking")).toEqual(row);
      expect(await store.bookings.byIds(["x", "booking"])).toEqual([row]);
      expect(await store.bookings.byId("x")).toBeNull();
      expect(await store.bookings.byIds([])).toEqual([]);
    });

    it.each(REACHED_STANDINGS)(
      "can be %s, which is what their columns say then",
      async (standing) => {
        const isHeld = standing.startsWith("HELD");
        expect(await book(store, { id: "booking", standing })).toMatchObject({
          ...columnsOf(standing),
          holdExpiresAt: isHeld ? NOW + 15 * MINUTE : null,
          confirmedAt: /^(CONFIRMED|CANCELLED)/.test(standing) ? NOW : null,
        });
      },
    );

    it("keep the answers, which confirm a free one", async () => {
      await book(store, { id: "free", standing: "HELD/FREE" });
      await book(store, { ...later(30), id: "paid", standing: "HELD/PENDING" });
      const intakes = [{ question: "What for?", answer: 'Two\nlines, "quotes" and 🎤' }];
      const at = NOW + 1;
      await inAgenda(store, async (agenda) => {
        await agenda.confirm({ id: "free", at, intakes });
        await agenda.answer({ id: "paid", at, intakes });
      });
      expect(await store.bookings.byId("free")).toMatchObject({
        ...columnsOf("CONFIRMED/FREE"),
        intakes,
        confirmedAt: at,
      });
      expect(await store.bookings.byId("paid")).toMatchObject({
        ...columnsOf("HELD/PENDING"),
        intakes,
        holdExpiresAt: NOW + 15 * MINUTE,
      });
    });

    it("take no step that their life cycle does not have, and change nothing then", async () => {
      await book(store, { id: "booked" });
      await book(store, { ...later(30), id: "held", standing: "HELD/PENDING" });
      const step = { at: NOW, intakes: [] };
      const wrong: ((agenda: Agenda) => Promise<unknown>)[] = [
        (agenda) => agenda.lapse({ id: "booked", ...step }),
        (agenda) => agenda.pay({ id: "booked", ...step }),
        (agenda) => agenda.confirm({ id: "held", ...step }),
      ];
      for (const one of wrong) {
        await expect(inAgenda(store, one)).rejects.toThrow(/no (lapse|pay|confirm) from/);
      }
      expect(await store.bookings.byId("booked")).toMatchObject(columnsOf("CONFIRMED/FREE"));
      expect(await store.bookings.byId("held")).toMatchObject(columnsOf("HELD/PENDING"));
    });

    it("are changed in their own creator's agenda only", async () => {
      await book(store, { id: "held", standing: "HELD/FREE" });
      const foreign = inAgenda(
        store,
        (agenda) => agenda.lapse({ id: "held", at: NOW }),
        "creator2",
      );
      await expect(foreign).rejects.toThrow("no row held");
    });

    it.each([-29, -1, 0, 1, 29])("refuse one that begins %i minutes after another", async (by) => {
      await book(store, later(0, { id: "first" }));
      expect(await book(store, later(by))).toBeNull();
      expect(await store.bookings.byId(later(by).id)).toBeNull();
      // Nothing of the refused one blocks others.
      expect(await book(store, later(30))).not.toBeNull();
      expect(await book(store, later(-30))).not.toBeNull();
    });

    it("refuse a long one around a short one, and the other way round", async () => {
      const hour = { endsAt: TOMORROW + HOUR };
      const short = later(15, { id: "short", endsAt: TOMORROW + 45 * MINUTE });
      await book(store, { ...short, standing: "HELD/PENDING" });
      expect(await book(store, later(0, hour))).toBeNull();
      await inAgenda(store, (agenda) => agenda.refund({ id: "short", at: NOW }));
      expect(await book(store, later(0, hour))).not.toBeNull();
      expect(await book(store, later(15))).toBeNull();
    });

    it("leave their time to others when they are cancelled, and know who did it and why", async () => {
      const before = await book(store, { id: "off", standing: "CONFIRMED/PAID" });
      const cancellation = { ...CANCELLATION, at: NOW + 1 };
      const off = await inAgenda(store, (agenda) =>
        agenda.cancel({ id: "off", at: NOW + 1, cancellation }),
      );
      expect(off).toEqual({ ...before, ...columnsOf("CANCELLED/PAID"), cancellation });
      expect(await store.bookings.byId("off")).toEqual(off);
      const refunded = await inAgenda(store, (agenda) => agenda.refund({ id: "off", at: NOW + 2 }));
      expect(refunded).toEqual({ ...off, ...columnsOf("CANCELLED/REFUNDED") });
      expect(await book(store, { id: "next" })).not.toBeNull();
    });

    it("can follow each other without a gap, and begin at any second", async () => {
      const odd = TOMORROW + 30_500;
      expect(await book(store, { id: "odd", startsAt: odd, endsAt: odd + HOUR })).not.toBeNull();
      // The minutes in which it starts and ends belong to it.
      expect(await book(store, { id: "in", startsAt: odd - HOUR, endsAt: odd })).toBeNull();
      expect(await book(store, later(-30, { id: "before" }))).not.toBeNull();
      expect(await book(store, later(61, { id: "after" }))).not.toBeNull();
    });

    it("do not block another creator's", async () => {
      await book(store, later(0, { id: "first" }));
      const other = later(0, { id: "other", creatorId: "creator2", itemId: "call2" });
      expect(await book(store, other)).not.toBeNull();
    });

    it("can be refused inside a transaction that then goes on", async () => {
      await book(store, later(0, { id: "first" }));
      await inAgenda(store, async (agenda) => {
        expect(await agenda.hold(holdRow(later(15)))).toBeNull();
        expect(await agenda.hold(holdRow(later(30)))).not.toBeNull();
      });
      expect(await store.bookings.byId("later-30")).not.toBeNull();
    });

    it.each(LAPSED)("leave their time to others when they are %s", async (standing) => {
      await book(store, { id: "gone", standing });
      expect(await book(store, { id: "next" })).not.toBeNull();
    });

    it("lapse when their hold has run out, and not before", async () => {
      await book(store, { id: "hold", standing: "HELD/PENDING" });
      const lapse = (now: number, creatorId = "creator") =>
        inAgenda(store, (agenda) => agenda.lapseOver({ now, limit: 9 }), creatorId);
      expect(await lapse(NOW + 15 * MINUTE - 1)).toBe(0);
      expect(await book(store, { id: "next" })).toBeNull();
      expect(await lapse(NOW + 15 * MINUTE, "creator2")).toBe(0);
      expect(await lapse(NOW + 15 * MINUTE)).toBe(1);
      expect(await lapse(NOW + 15 * MINUTE)).toBe(0);
      expect(await store.bookings.byId("hold")).toMatchObject(columnsOf("LAPSED/EXPIRED"));
      expect(await book(store, { id: "next" })).not.toBeNull();
    });

    const held = (minutes: number, facts: Partial<NewHold> & { id: string }) =>
      book(store, { ...later(minutes, facts), standing: "HELD/PENDING" });
    const idsOfHeld = async (ids: readonly string[]) =>
      idsOf(byId(await store.bookings.byIds(ids)).filter(({ state }) => state === "HELD"));

    it("lapse by their booker, by the time that they meet, or the first ones of many", async () => {
      const ids = ["a-third", "b-first", "c-second", "d-runs", "e-foreign"];
      await held(0, { id: "a-third", holdExpiresAt: NOW + 3 });
      await held(30, { id: "b-first", holdExpiresAt: NOW + 1 });
      await held(60, { id: "c-second", holdExpiresAt: NOW + 2, bookerId: "booker2" });
      await held(90, { id: "d-runs", holdExpiresAt: NOW + 5 });
      const foreign = { creatorId: "creator2", itemId: "call2" };
      await held(0, { id: "e-foreign", holdExpiresAt: NOW + 1, ...foreign });
      const now = NOW + 4;
      const lapse = (query: OverHolds) => inAgenda(store, (agenda) => agenda.lapseOver(query));
      const until = (end: number) => ({ start: TOMORROW, end: TOMORROW + end * MINUTE });
      expect(await lapse({ now, meeting: { start: NOW, end: TOMORROW } })).toBe(0);
      expect(await lapse({ now, limit: 1 })).toBe(1);
      expect(await idsOfHeld(ids)).toEqual(["a-third", "c-second", "d-runs", "e-foreign"]);
      expect(await lapse({ now, meeting: until(60) })).toBe(1);
      expect(await idsOfHeld(ids)).toEqual(["c-second", "d-runs", "e-foreign"]);
      expect(await lapse({ now, bookerId: "booker" })).toBe(0);
      expect(await lapse({ now, bookerId: "booker2" })).toBe(1);
      expect(await idsOfHeld(ids)).toEqual(["d-runs", "e-foreign"]);
    });

    it("give way to a new hold that meets them once theirs has run out, and to no other", async () => {
      const holdExpiresAt = NOW + 15 * MINUTE;
      await held(0, { id: "met", holdExpiresAt });
      await held(30, { id: "next", holdExpiresAt });
      const wanted = later(-20, { endsAt: TOMORROW + 10 * MINUTE });
      expect(await book(store, { ...wanted, createdAt: holdExpiresAt - 1 })).toBeNull();
      expect(await idsOfHeld(["met", "next"])).toEqual(["met", "next"]);
      expect(await book(store, { ...wanted, createdAt: holdExpiresAt })).not.toBeNull();
      expect(await store.bookings.byId("met")).toMatchObject(columnsOf("LAPSED/EXPIRED"));
      expect(await idsOfHeld(["met", "next"])).toEqual(["next"]);
    });

    it("give way to one that is paid late once their hold has run out", async () => {
      await book(store, { id: "late", standing: "LAPSED/EXPIRED" });
      await held(20, { id: "met", holdExpiresAt: NOW + 1 });
      await held(60, { id: "other", holdExpiresAt: NOW + 1 });
      const pay = (at: number) => inAgenda(store, (agenda) => agenda.pay({ id: "late", at }));
      expect(await pay(NOW)).toBeNull();
      expect(await pay(NOW + 1)).toMatchObject(columnsOf("CONFIRMED/PAID"));
      expect(await store.bookings.byId("met")).toMatchObject(columnsOf("LAPSED/EXPIRED"));
      expect(await idsOfHeld(["other"])).toEqual(["other"]);
    });

    it("take their time again when they are paid late, if it is still free", async () => {
      await book(store, { id: "hold", standing: "LAPSED/EXPIRED" });
      const paid = await inAgenda(store, (agenda) => agenda.pay({ id: "hold", at: NOW }));
      expect(paid).toMatchObject(columnsOf("CONFIRMED/PAID"));
      expect(await book(store, { id: "next" })).toBeNull();
    });

    it("do not take their time again when somebody else has part of it", async () => {
      await book(store, { id: "hold", standing: "LAPSED/FAILED" });
      await book(store, later(20, { id: "next" }));
      expect(await inAgenda(store, (agenda) => agenda.pay({ id: "hold", at: NOW }))).toBeNull();
      expect(await store.bookings.byId("hold")).toMatchObject(columnsOf("LAPSED/FAILED"));
      expect(await book(store, later(-10))).not.toBeNull();
    });

    it("count for a booker with a creator while they occupy their time and are not over", async () => {
      const holdExpiresAt = NOW + 1;
      await book(store, later(0, { id: "booked" }));
      await book(store, { ...later(30, { id: "held", holdExpiresAt }), standing: "HELD/PENDING" });
      await book(store, {
        ...later(60, { id: "ran-out", holdExpiresAt: NOW }),
        standing: "HELD/PENDING",
      });
      await book(store, { ...later(90, { id: "failed" }), standing: "LAPSED/FAILED" });
      await book(store, later(-48 * 60, { id: "over" }));
      await book(store, later(120, { id: "somebody", bookerId: "booker2" }));
      const query = { bookerId: "booker", now: NOW };
      const standing = await store.bookings.standingOf({ ...query, creatorId: "creator" });
      expect(idsOf(byId(standing))).toEqual(["booked", "held"]);
      const locked = await inAgenda(store, (agenda) => agenda.standingOf(query));
      expect(byId(locked)).toEqual(byId(standing));
      expect(await store.bookings.standingOf({ ...query, creatorId: "creator2" })).toEqual([]);
    });

    it("count as holds of their booker with every creator, until they run out", async () => {
      const count = (now: number) =>
        inAgenda(store, (agenda) => agenda.countHoldsOf({ bookerId: "booker", now }));
      expect(await count(NOW)).toBe(0);
      await book(store, { ...later(0), standing: "HELD/PENDING" });
      const other = later(30, { creatorId: "creator2", itemId: "call2" });
      await book(store, { ...other, standing: "HELD/FREE" });
      await book(store, later(60));
      await book(store, { ...later(90, { bookerId: "booker2" }), standing: "HELD/FREE" });
      expect(await count(NOW)).toBe(2);
      expect(await count(NOW + 15 * MINUTE)).toBe(0);
    });

    it("come in pages of a booker, latest start first, without those that merely lapsed", async () => {
      for (const [index, standing] of REACHED_STANDINGS.entries()) {
        const id = `a-${standing}`;
        await book(store, { ...later(index * 30, { id, holdExpiresAt: NOW + 1 }), standing });
      }
      const same = { startsAt: TOMORROW, creatorId: "creator2", itemId: "call2" };
      await book(store, { id: "b", ...same });
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
      const booked = [
        "a-CANCELLED/REFUNDED",
        "a-CANCELLED/PAID",
        "a-CANCELLED/FREE",
        "a-CONFIRMED/PAID",
        "a-CONFIRMED/FREE",
      ];
      expect(await page({ limit: 6 })).toEqual(["a-LAPSED/REFUNDED", ...booked]);
      const after = { at: TOMORROW + 60 * MINUTE, id: "a-CONFIRMED/FREE" };
      expect(await page({ after })).toEqual(["a-HELD/PENDING", "b", "a-HELD/FREE"]);
      expect(await page({ after: { at: TOMORROW, id: "b" } })).toEqual(["a-HELD/FREE"]);
      expect(await page({ after, now: NOW + 1 })).toEqual(["b"]);
      expect(await page({ bookerId: "nobody" })).toEqual([]);
    });

    it("are shown to their creator once they are booked, whatever became of them", async () => {
      for (const [index, standing] of REACHED_STANDINGS.entries()) {
        await book(store, { ...later(index * 30, { id: standing }), standing });
      }
      const shown = async (period: "COMING" | "PAST", now: number) =>
        idsOf(
          await store.bookings.pageOfCreator({
            creatorId: "creator",
            period,
            now,
            limit: 9,
            after: null,
          }),
        );
      const expected = REACHED_STANDINGS.filter(
        (standing) => BOOKING_STANDINGS[standing].wasBooked,
      );
      const isCancelled = (standing: string) => standing.startsWith("CANCELLED");
      expect(await shown("COMING", NOW)).toEqual(expected.filter((one) => !isCancelled(one)));
      expect(await shown("PAST", NOW)).toEqual(expected.filter(isCancelled).toReversed());
      const end = TOMORROW + 24 * HOUR;
      expect(await shown("COMING", end)).toEqual([]);
      expect(await shown("PAST", end)).toEqual(expected.toReversed());
    });

    it("are in the calendars of both sides once they are booked, or were cancelled since", async () => {
      for (const [index, standing] of REACHED_STANDINGS.entries()) {
        await book(store, { ...later(index * 30, { id: standing }), standing });
      }
      for (const state of ["CONFIRMED", "CANCELLED"] as const) {
        const inCalendar = async (as: "BOOKER" | "CREATOR", userId: string) => {
          const query = { userId, as, state, endsAfter: NOW, limit: 9, after: null };
          return idsOf(await store.bookings.pageOfCalendar(query));
        };
        const expected = REACHED_STANDINGS.filter((standing) => standing.startsWith(state));
        expect(await inCalendar("BOOKER", "booker")).toEqual(expected);
        expect(await inCalendar("CREATOR", "creator")).toEqual(expected);
        expect(await inCalendar("CREATOR", "booker")).toEqual([]);
        expect(await inCalendar("BOOKER", "creator")).toEqual([]);
        expect(await inCalendar("BOOKER", "booker2")).toEqual([]);
      }
    });

    it("come in pages of a calendar, earliest first, from those that end after an instant", async () => {
      for (const minutes of [-90, -60, -30, 0, 30]) await book(store, later(minutes));
      const hour = later(120, { id: "hour", endsAt: TOMORROW + 180 * MINUTE });
      await book(store, hour);
      await book(store, later(30, { id: "other", creatorId: "creator2", itemId: "call2" }));
      const pages = async (as: "BOOKER" | "CREATOR", userId: string, endsAfter: number) => {
        const seen: BookingRow[] = [];
        for (let after: KeysetCursor | null = null, count = 0; count < 4; count += 1) {
          const query = { userId, as, state: "CONFIRMED", endsAfter, limit: 2, after } as const;
          seen.push(...(await store.bookings.pageOfCalendar(query)));
          const last = seen.at(-1);
          if (last) after = { at: last.startsAt, id: last.id };
        }
        return idsOf(seen);
      };
      // The one before has just ended.
      expect(await pages("CREATOR", "creator", TOMORROW)).toEqual(["later-0", "later-30", "hour"]);
      const ofBoth = ["later-0", "later-30", "other", "hour"];
      expect(await pages("BOOKER", "booker", TOMORROW)).toEqual(ofBoth);
      expect(await pages("CREATOR", "creator2", TOMORROW)).toEqual(["other"]);
      expect(await pages("BOOKER", "booker", TOMORROW + 180 * MINUTE - 1)).toEqual(["hour"]);
    });

    it("come in pages of a creator: coming ones earliest first, past ones latest first", async () => {
      const starts = [-90, -60, -30, 0, 30, 60];
      for (const minutes of starts) await book(store, later(minutes));
      const hour = later(120, { id: "hour", endsAt: TOMORROW + 180 * MINUTE });
      await book(store, hour);
      const same = later(30, { id: "other", creatorId: "creator2", itemId: "call2" });
      await book(store, same);
      const pages = async (period: "COMING" | "PAST", now: number) => {
        const seen: BookingRow[] = [];
        for (let after: KeysetCursor | null = null, count = 0; count < 4; count += 1) {
          const query = { creatorId: "creator", period, now, limit: 2, after };
          seen.push(...(await store.bookings.pageOfCreator(query)));
          const last = seen.at(-1);
          if (last) after = { at: last.startsAt, id: last.id };
        }
        return idsOf(seen);
      };
      // The one that started now is still on; the one before has just ended.
      expect(await pages("COMING", TOMORROW)).toEqual(["later-0", "later-30", "later-60", "hour"]);
      expect(await pages("PAST", TOMORROW)).toEqual(["later--30", "later--60", "later--90"]);
      // A one-hour session is on until its end.
      const end = TOMORROW + 180 * MINUTE;
      expect(await pages("COMING", end - 1)).toEqual(["hour"]);
      expect((await pages("PAST", end))[0]).toBe("hour");
    });

    it("stay on a booker's page while the bank is at work on their payment", async () => {
      const query = { bookerId: "booker", now: NOW, limit: 9, after: null };
      const page = async () => idsOf(await store.bookings.pageOfBooker(query));
      await book(store, { id: "ran-out", holdExpiresAt: NOW, standing: "HELD/PENDING" });
      expect(await page()).toEqual([]);
      await openPayment(store, { id: "payment", bookingId: "ran-out" });
      expect(await page()).toEqual([]);
      await changePayment(store, "payment", (payment) => payment.process({ at: NOW }));
      expect(await page()).toEqual(["ran-out"]);
      await inAgenda(store, (agenda) => agenda.lapseOver({ now: NOW, limit: 9 }));
      expect(await page()).toEqual(["ran-out"]);
      await changePayment(store, "payment", (payment) => payment.decline({ at: NOW }));
      expect(await page()).toEqual([]);
    });
  });
}
