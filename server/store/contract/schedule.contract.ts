import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_BOOKING_RULES, NO_RULES } from "../../../src/domain/time/bookingRules.ts";
import { calendarProfileRow } from "../factories/calendars.ts";
import { NOW } from "../factories/now.ts";
import { fillStore, HOUR, MINUTE, type OpenStore } from "./rows.ts";
import type { Store } from "../ports/store.ts";
import { book } from "./lives.ts";

const TOMORROW = NOW + 24 * HOUR;

/** What every store says of when a creator can be booked. */
export function describeSchedule(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  const agenda = (query: Partial<Parameters<Store["availability"]["scheduleOf"]>[0]> = {}) =>
    store.availability.scheduleOf({
      creatorId: "creator",
      interval: { start: TOMORROW - HOUR, end: TOMORROW + 2 * HOUR },
      now: NOW,
      holder: null,
      moved: null,
      ...query,
    });

  const between = (from: number, to: number) => ({
    start: TOMORROW + from * MINUTE,
    end: TOMORROW + to * MINUTE,
  });

  const later = (minutes: number) => ({
    id: `later-${minutes}`,
    startsAt: between(minutes, 0).start,
    endsAt: between(0, minutes + 30).end,
  });

  describe("a schedule", () => {
    it("is empty where nothing is set, and for an id that is no creator's", async () => {
      const nothing = { hours: null, sessions: [], rules: NO_RULES, calendars: [] };
      expect(await agenda()).toEqual(nothing);
      expect(await agenda({ creatorId: "nobody" })).toEqual(nothing);
    });

    it("has the hours and the calendar accounts of its creator", async () => {
      const hours = {
        timeZone: "Europe/Brussels",
        days: [{ day: "MONDAY" as const, ranges: [{ start: 540, end: 1020 }] }],
      };
      const exceptions = [{ from: "2026-12-24", to: "2027-01-03", ranges: [] }];
      const ofOffer = { ...DEFAULT_BOOKING_RULES, bufferAfterInMinutes: 15 };
      const rules = { ofCreator: DEFAULT_BOOKING_RULES, ofOffers: { offer: ofOffer } };
      await store.availability.save({ id: "hours", creatorId: "creator", hours });
      await store.availability.saveExceptions({ id: "exc", creatorId: "creator", exceptions });
      await store.availability.saveRules({ id: "rul", creatorId: "creator", rules });
      const accounts = [
        calendarProfileRow({ id: "a" }),
        calendarProfileRow({ id: "b", calendars: [] }),
      ];
      for (const row of accounts) await store.calendars.save(row);
      await store.calendars.save(calendarProfileRow({ id: "c", ownerId: "creator2" }));
      const { calendars, ...rest } = await agenda();
      expect(rest).toEqual({ hours: { ...hours, exceptions }, sessions: [], rules });
      expect([...calendars].sort((x, y) => x.id.localeCompare(y.id))).toEqual(accounts);
    });

    it("is busy where a booking or a hold overlaps the interval, and while it does", async () => {
      await book(store, later(0));
      await book(store, { ...later(30), holdExpiresAt: NOW + 1, standing: "HELD/PENDING" });
      await book(store, { ...later(60), standing: "LAPSED/FAILED" });
      const busy = async (query: Parameters<typeof agenda>[0]) => {
        const { sessions } = await agenda(query);
        const times = sessions.map(({ start, end }) => ({ start, end }));
        return times.sort((a, b) => a.start - b.start);
      };
      const [first, second] = [between(0, 30), between(30, 60)];
      expect(await busy({})).toEqual([first, second]);
      expect(await busy({ interval: between(30, 60) })).toEqual([second]);
      expect(await busy({ interval: between(10, 20) })).toEqual([first]);
      expect(await busy({ interval: between(60, 120) })).toEqual([]);
      expect(await busy({ now: NOW + 1 })).toEqual([first]);
      // That they are theirs keeps nobody from meeting the creator too often.
      expect(await busy({ holder: "booker" })).toEqual([first]);
      expect(await busy({ holder: "somebody else" })).toEqual([first, second]);
      expect(await busy({ moved: "later-0" })).toEqual([second]);
      expect(await busy({ creatorId: "creator2" })).toEqual([]);
    });
  });
}
