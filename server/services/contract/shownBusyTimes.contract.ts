import { beforeEach, describe, expect, it } from "vitest";
import { calendarServiceIsAway } from "../../world/outages.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { BUSY_TIMES_SHOWN_MS } from "../../../src/domain/shared/limits.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { previewAvailability } from "../availability/previewAvailability.ts";
import { readAvailability } from "../availability/readAvailability.ts";
import { createShownBusyTimes } from "../shared/shownBusyTimes.ts";
import { disconnectCalendar } from "../calendars/disconnectCalendar.ts";
import { toggleCalendarEnabledForBooking } from "../calendars/toggleCalendarEnabledForBooking.ts";

const TUESDAY_TEN = "2026-03-17T09:00:00Z";
const TUESDAY_ELEVEN = "2026-03-17T10:00:00Z";

/** How old the busy times may be that visitors see, on any store (docs/product.md 5.16). */
export function describeShownBusyTimes(name: string, openStore: () => Promise<Store>): void {
  describe(`the busy times that visitors see on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let offer: OneOnOneRow;
    /** The intervals that the calendar service was asked about. */
    let asked: string[];

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      offer = await creator.offers();
      await creator.connects();
      asked = [];
      world.providers.calendars = {
        ...world.calendars,
        busyTimes: (query) => {
          asked.push(new Date(query.interval.start).toISOString().slice(0, 10));
          return world.calendars.busyTimes(query);
        },
      };
    });

    const own = () => world.contextFor(creator.viewer);
    const becomesBusy = (calendarId = "google-work") =>
      world.calendars.writeBusy({
        calendarId,
        busy: [{ start: Date.parse(TUESDAY_TEN), end: Date.parse(TUESDAY_ELEVEN) }],
      });
    const isOffered = async (
      facts: { month?: number; year?: number; id?: string } = {},
      at = world,
    ) => {
      const { month = 3, year = 2026, id = offer.id } = facts;
      const query = { year, month, oneOnOneId: id, timeZone: "Europe/Brussels" };
      const days = await readAvailability(at.contextFor(null), query);
      const tuesday = days.find(({ date }) => date === "2026-03-17");
      return tuesday?.slots.some(({ start }) => start === "10:00:00") ?? false;
    };
    const toggle = async (calendarId: string, isEnabled: boolean) => {
      const all = (await world.store.calendars.ofOwner(creator.row.id)).flatMap(
        (row) => row.calendars,
      );
      const id = all.find((one) => one.calendarId === calendarId)?.id;
      await toggleCalendarEnabledForBooking(own(), { id, isEnabled });
    };

    it("are asked for once a minute and month, however many look at however many offers", async () => {
      const longer = await creator.offers({ durationInMinutes: 60 });
      await Promise.all([isOffered(), isOffered(), isOffered({ id: longer.id })]);
      await isOffered({ id: longer.id });
      world.clock.advance(BUSY_TIMES_SHOWN_MS - 1);
      await isOffered();
      expect(asked).toEqual(["2026-02-28"]);
      await isOffered({ month: 4 });
      expect(asked).toEqual(["2026-02-28", "2026-03-31"]);
      world.clock.advance(1);
      await becomesBusy();
      expect(await isOffered()).toBe(false);
      expect(asked).toHaveLength(3);
    });

    it("are never older than that when somebody takes a time, who then sees what was found", async () => {
      expect(await isOffered()).toBe(true);
      await becomesBusy();
      expect(await isOffered()).toBe(true);
      const guest = await user(world);
      await expect(guest.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
      expect(await isOffered()).toBe(false);
    });

    it("do not let a time be taken while the service is away", async () => {
      expect(await isOffered()).toBe(true);
      calendarServiceIsAway(world);
      const guest = await user(world);
      const away = { code: "CALENDARS_UNAVAILABLE" };
      await expect(guest.takes(offer, TUESDAY_TEN)).rejects.toMatchObject(away);
    });

    it("follow at once what their creator turns on and off, in every process", async () => {
      const other = { ...world, shownBusyTimes: createShownBusyTimes(world) };
      other.contextFor = (viewer) => ({
        ...world.contextFor(viewer),
        shownBusyTimes: other.shownBusyTimes,
      });
      await becomesBusy("google-travel");
      for (const process of [world, other]) expect(await isOffered({}, process)).toBe(true);
      await toggle("google-travel", true);
      for (const process of [world, other]) expect(await isOffered({}, process)).toBe(false);
      await toggle("google-travel", false);
      for (const process of [world, other]) expect(await isOffered({}, process)).toBe(true);
    });

    it("are forgotten with an account that is disconnected, and not those of before once it is back", async () => {
      await becomesBusy();
      expect(await isOffered()).toBe(false);
      const [row] = await world.store.calendars.ofOwner(creator.row.id);
      await disconnectCalendar(own(), { profileId: row?.id });
      expect(await isOffered()).toBe(true);
      await world.calendars.writeBusy({ calendarId: "google-work", busy: [] });
      await creator.connects();
      expect(await isOffered()).toBe(true);
      expect(asked).toHaveLength(2);
    });

    it("are asked for again after the service was away, and by all who waited at once", async () => {
      let calls = 0;
      const { promise, reject } = Promise.withResolvers<never>();
      const { busyTimes } = world.providers.calendars;
      world.providers.calendars.busyTimes = () => {
        calls += 1;
        return promise;
      };
      const waiting = Promise.allSettled([isOffered(), isOffered(), isOffered()]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      reject(new RefusalError("CALENDARS_UNAVAILABLE"));
      const answers = await waiting;
      expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
      expect(calls).toBe(1);
      world.providers.calendars.busyTimes = busyTimes;
      expect(await isOffered()).toBe(true);
    });

    it("of months in which nothing can be booked are not asked for", async () => {
      for (const [year, month] of [
        [2026, 1],
        [2026, 11],
        [2100, 3],
      ] as const) {
        expect(await isOffered({ year, month })).toBe(false);
      }
      expect(asked).toEqual([]);
    });

    it("are not those that the creator is shown, who sees the calendar as it is", async () => {
      const shown = async () => {
        const dailyAvailabilities = [
          { day: "TUESDAY", timeSlots: [{ start: "10:00", end: "11:00" }] },
        ];
        const [day] = await previewAvailability(own(), {
          availabilitySettings: { timeZone: "Europe/Brussels", dailyAvailabilities },
          date: "2026-03-17",
          duration: "SIXTY_MINUTES",
        });
        return day !== undefined;
      };
      expect(await isOffered()).toBe(true);
      expect(await shown()).toBe(true);
      await becomesBusy();
      expect(await shown()).toBe(false);
    });
  });
}
