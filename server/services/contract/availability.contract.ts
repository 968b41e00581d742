import { beforeEach, describe, expect, it } from "vitest";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { readAvailability } from "../availability/readAvailability.ts";
import { previewAvailability } from "../availability/previewAvailability.ts";
import { updateAvailabilitySettings } from "../availability/updateAvailabilitySettings.ts";
import { editable, revisionOf } from "../shared/revision.ts";
import type { Store } from "../../store/ports/store.ts";

const TUESDAY_TEN = "2026-03-17T09:00:00Z";

/** Hours of days, `MONDAY 09:00-12:00`. */
function hours(texts: readonly string[], timeZone = "Europe/Brussels") {
  const slots = texts.map((text) => {
    const [day = "", start = "", end = ""] = text.split(/[ -]/);
    return { day, start, end };
  });
  const days = [...new Set(slots.map(({ day }) => day))];
  return {
    timeZone,
    dailyAvailabilities: days.map((day) => ({
      day,
      timeSlots: slots.filter((slot) => slot.day === day).map(({ start, end }) => ({ start, end })),
    })),
  };
}

/** Weekly hours and what visitors are offered with them, on any store. */
export function describeAvailability(name: string, openStore: () => Promise<Store>): void {
  describe(`availability on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    const own = () => world.contextFor(creator.viewer);

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
    });

    const saved = async () =>
      (await world.store.availability.ofCreator(creator.row.id))?.hours ?? null;
    const revision = async () => {
      const row = await world.store.availability.ofCreator(creator.row.id);
      return row && revisionOf(editable.hours(row));
    };
    const save = (texts: readonly string[], started: string | null = null) =>
      updateAvailabilitySettings(own(), {
        availabilitySettings: hours(texts),
        revision: started,
      });
    const preview = async (
      texts: readonly string[],
      { date = "2026-03-17", timeZone = "Europe/Brussels", duration = "SIXTY_MINUTES" } = {},
    ) => {
      const availabilitySettings = hours(texts, timeZone);
      const days = await previewAvailability(own(), { availabilitySettings, date, duration });
      return days.flatMap((day) =>
        day.slots.map(({ start }) => `${day.date.slice(5)} ${start.slice(0, 5)}`),
      );
    };

    it("is replaced as a whole, by the same call again too", async () => {
      await save(["TUESDAY 13:00-15:00", "TUESDAY 09:00-00:00"].slice(0, 1));
      const first = await world.store.availability.ofCreator(creator.row.id);
      await save(["TUESDAY 13:00-15:00"]);
      expect(await world.store.availability.ofCreator(creator.row.id)).toEqual(first);
      expect(await saved()).toEqual({
        timeZone: "Europe/Brussels",
        days: [{ day: "TUESDAY", ranges: [{ start: 780, end: 900 }] }],
      });
      await save([]);
      expect(await saved()).toEqual({ timeZone: "Europe/Brussels", days: [] });
    });

    it("names the field that is wrong", async () => {
      await expect(save(["TUESDAY 13:00-12:00"])).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        field: "availabilitySettings.dailyAvailabilities.0.timeSlots.0.end",
        message: "End time must be after start time",
      });
    });

    it("is not replaced when it has changed since the form was opened", async () => {
      const started = await revision();
      await save(["MONDAY 09:00-10:00"], started);
      const change = save(["TUESDAY 09:00-10:00"], started);
      await expect(change).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
      // Repeating the same change is a no-op.
      await save(["MONDAY 09:00-10:00"], started);
      await save(["TUESDAY 09:00-10:00"]);
      expect((await saved())?.days.map(({ day }) => day)).toEqual(["TUESDAY"]);
    });

    it("of two first times at once keeps one, and says so to the other", async () => {
      creator = await beamer(world, { slug: "new", affiliateCode: "NEWCREATOR", isOpen: false });
      const answers = await Promise.allSettled([
        save(["MONDAY 09:00-10:00"], "none"),
        save(["TUESDAY 09:00-10:00"], "none"),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    it("leaves what was booked as it is", async () => {
      const offer = await creator.offers({ priceInCents: 0 });
      const booking = await (await user(world)).takes(offer, TUESDAY_TEN);
      await save([]);
      expect(await world.store.bookings.byId(booking.id)).toEqual(booking);
    });

    describe("shown before it is saved", () => {
      it("has the hours that are asked about, in their zone, for seven days", async () => {
        const texts = ["TUESDAY 09:00-11:00", "MONDAY 22:00-00:00"];
        const all = ["03-17 09:00", "03-17 10:00", "03-23 22:00", "03-23 23:00"];
        expect(await preview(texts)).toEqual(all);
        expect(await preview(texts, { timeZone: "Asia/Tokyo" })).toEqual(all);
        expect(await preview([])).toEqual([]);
      });

      it("leaves out what is booked, busy, too near or too far", async () => {
        const offer = await creator.offers({ durationInMinutes: 60, priceInCents: 0 });
        await (await user(world)).takes(offer, TUESDAY_TEN);
        await creator.isBusy("2026-03-17T11:30:00Z", "2026-03-17T11:45:00Z");
        const texts = ["TUESDAY 09:00-14:00"];
        expect(await preview(texts)).toEqual(["03-17 09:00", "03-17 11:00", "03-17 13:00"]);
        expect(await preview(texts, { date: "2026-02-10" })).toEqual([]);
        expect(await preview(texts, { date: "2027-03-16" })).toEqual([]);
      });

      it("is what visitors are offered once it is saved", async () => {
        const texts = ["SUNDAY 00:00-00:00", "TUESDAY 09:00-09:45", "TUESDAY 10:15-11:15"];
        const offer = await creator.offers({ durationInMinutes: 30 });
        const shown = await preview(texts, { date: "2026-03-24", duration: "THIRTY_MINUTES" });
        await save(texts);
        const month = { year: 2026, month: 3, oneOnOneId: offer.id, timeZone: "Europe/Brussels" };
        const offered = (await readAvailability(world.contextFor(null), month)).flatMap((day) =>
          day.date < "2026-03-24" || day.date > "2026-03-30"
            ? []
            : day.slots.map(({ start }) => `${day.date.slice(5)} ${start.slice(0, 5)}`),
        );
        // Clocks go forward on the Sunday.
        expect(shown).toContain("03-29 01:30");
        expect(shown).not.toContain("03-29 02:00");
        expect(shown).toEqual(offered);
      });

      it("has an hour less when clocks go forward, and no time twice when they go back", async () => {
        const night = ["SUNDAY 01:00-04:00"];
        expect(await preview(night, { date: "2026-03-23" })).toEqual([
          "03-29 01:00",
          "03-29 03:00",
        ]);
        world.clock.advance(Date.parse("2026-10-01T00:00Z") - world.now());
        expect(await preview(night, { date: "2026-10-25" })).toEqual([
          "10-25 01:00",
          "10-25 02:00",
          "10-25 03:00",
        ]);
      });
    });
  });
}
