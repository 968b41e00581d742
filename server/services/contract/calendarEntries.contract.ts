import { describe, expect, it } from "vitest";
import type { Store } from "../../store/ports/store.ts";
import { disconnectCalendar } from "../calendars/disconnectCalendar.ts";
import { readBusyTimes } from "../calendars/readBusyTimes.ts";
import { sessionCalendarOf } from "../calendars/sessionCalendarOf.ts";
import { entryWorldOn } from "./entryWorld.contract.ts";

const TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
const ELEVEN = "2026-03-17T10:00:00Z";
const NOON = "2026-03-17T11:00:00Z";
const WORK = "google-work";
const TRAVEL = "google-travel";

/** How creators' calendars follow their sessions, on any store. */
export function describeCalendarEntries(name: string, openStore: () => Promise<Store>): void {
  describe(`entries of sessions in their creator's calendar on ${name}`, () => {
    const at = entryWorldOn(openStore);

    it("are written into the default calendar, in the words of the file, with nobody's address", async () => {
      const { id, channelId } = await at.guest.books(at.offer, TEN);
      const [entry, ...others] = await at.world.calendars.readEntries(WORK);
      expect(others).toEqual([]);
      expect(entry).toEqual({
        id,
        title: "A clear half hour with Demo Visitor",
        description: [
          "Your session with Demo Visitor, booked on Beamers.",
          "Its date, payment and answers are on this page:",
          `https://beamers.example/demo-speaker/one-on-one-booking-detail/${id}`,
        ].join("\n"),
        location: `https://beamers.example/demo-speaker/live/${channelId}`,
        startsAt: Date.parse(TEN),
        endsAt: Date.parse(TEN) + 30 * 60_000,
      });
      expect(JSON.stringify(entry)).not.toContain("@");
    });

    it("are written once the session is paid, and not while it is held", async () => {
      const paid = await at.creator.offers({ priceInCents: 6000 });
      await at.guest.answers(await at.guest.takes(paid, TEN), []);
      expect(await at.startsIn(WORK)).toEqual([]);
      await at.guest.pays(await at.guest.opensPayment(paid));
      expect(await at.startsIn(WORK)).toEqual([TEN]);
    });

    it("follow moves, changes of the place, and the cancellation, which removes them", async () => {
      const booking = await at.guest.books(at.offer, TEN);
      const other = await at.guest.books(at.offer, NOON);
      await at.guest.moves(booking, ELEVEN);
      expect(await at.startsIn(WORK)).toEqual([ELEVEN, NOON]);
      const place = { kind: "LINK", details: "https://meet.example/demo" } as const;
      await at.creator.changesPlace(booking, place);
      const [moved] = await at.world.calendars.readEntries(WORK);
      expect(moved).toMatchObject({ id: booking.id, location: place.details });
      await at.creator.cancels(booking);
      expect(await at.startsIn(WORK)).toEqual([NOON]);
      expect(await at.noted(booking)).toBeNull();
      expect(await at.noted(other)).toMatchObject({ calendarId: WORK, writtenSequence: 0 });
      expect(at.told).toEqual([]);
    });

    it("stay in their calendar when the default changes; later sessions go to the new one", async () => {
      const booking = await at.guest.books(at.offer, TEN);
      await at.makeDefault(TRAVEL);
      await at.guest.books(at.offer, NOON);
      await at.guest.moves(booking, ELEVEN);
      expect(await at.startsIn(WORK)).toEqual([ELEVEN]);
      expect(await at.startsIn(TRAVEL)).toEqual([NOON]);
      await at.guest.cancels(booking);
      expect([await at.startsIn(WORK), await at.startsIn(TRAVEL)]).toEqual([[], [NOON]]);
    });

    it("are no busy times", async () => {
      const { startsAt: start, endsAt: end } = await at.guest.books(at.offer, TEN);
      const profiles = await at.accounts();
      const interval = { start, end };
      expect(await readBusyTimes(at.world, { profiles, interval })).toEqual([]);
    });

    it("are not written without a calendar, nor when one is connected, only when they change", async () => {
      const [account] = await at.accounts();
      const context = at.world.contextFor(at.creator.viewer);
      await disconnectCalendar(context, { profileId: account?.id });
      const booking = await at.guest.books(at.offer, TEN);
      expect(await at.noted(booking)).toBeNull();
      await at.creator.connects();
      await at.world.drain();
      expect(await at.startsIn(WORK)).toEqual([]);
      await at.guest.moves(booking, ELEVEN);
      expect(await at.startsIn(WORK)).toEqual([ELEVEN]);
    });

    it("stay in an account that was disconnected; a move is written into the present default", async () => {
      const booking = await at.guest.books(at.offer, TEN);
      await at.creator.connects("apple-home");
      const [google] = await at.accounts();
      const context = at.world.contextFor(at.creator.viewer);
      await disconnectCalendar(context, { profileId: google?.id });
      expect(await at.noted(booking)).toBeNull();
      await at.guest.moves(booking, ELEVEN);
      expect(await at.startsIn(WORK)).toEqual([TEN]);
      expect(await at.startsIn("apple-home")).toEqual([ELEVEN]);
      await at.guest.cancels(booking);
      expect(await at.startsIn("apple-home")).toEqual([]);
    });

    it("are foretold: the calendar in which a session is or will be", async () => {
      const forecast = async (bookingId: string) => {
        const query = { creatorId: at.creator.row.id, bookingId };
        return (await sessionCalendarOf(at.world, query))?.calendarId ?? null;
      };
      const { id } = await at.guest.books(at.offer, TEN);
      await at.makeDefault(TRAVEL);
      expect([await forecast(id), await forecast("another")]).toEqual([WORK, TRAVEL]);
      await at.world.calendars.refuseEntries({ calendarId: TRAVEL, isRefusing: true });
      await at.guest.books(at.offer, NOON);
      expect([await forecast(id), await forecast("another")]).toEqual([WORK, null]);
      await at.world.calendars.takeBack(WORK);
      await readBusyTimes(at.world, {
        profiles: await at.accounts(),
        interval: { start: 0, end: 1 },
      });
      expect([await forecast(id), await forecast("another")]).toEqual([null, null]);
    });
  });
}
