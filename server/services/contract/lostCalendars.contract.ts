import { describe, expect, it } from "vitest";
import type { Store } from "../../store/ports/store.ts";
import { wholeAudience } from "../../store/factories/library.ts";
import { refreshCalendars } from "../calendars/refreshCalendars.ts";
import { toggleCalendarEnabledForBooking } from "../calendars/toggleCalendarEnabledForBooking.ts";
import { entryWorldOn } from "./entryWorld.contract.ts";

const TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
const ELEVEN = "2026-03-17T10:00:00Z";
const NOON = "2026-03-17T11:00:00Z";
const WORK = "google-work";
const TRAVEL = "google-travel";

/** What follows when a creator's calendar can't be written to, on any store. */
export function describeLostCalendars(name: string, openStore: () => Promise<Store>): void {
  describe(`a calendar that can't be written to on ${name}`, () => {
    const at = entryWorldOn(openStore);

    const refuses = (calendarId: string, isRefusing = true) =>
      at.world.calendars.refuseEntries({ calendarId, isRefusing });
    const expectNothingDead = async () =>
      expect(await at.world.store.outbox.dead({ limit: 10 })).toEqual([]);

    describe("because the service is away", () => {
      it("gets the session when it is back, and stops neither the booking nor what follows from it", async () => {
        at.entriesAreAway();
        const booking = await at.guest.books(at.offer, TEN);
        expect(booking.state).toBe("CONFIRMED");
        const audience = await at.world.store.audience.page(wholeAudience(at.creator.row.id));
        expect(audience).toHaveLength(1);
        for (let attempt = 0; attempt < 20; attempt += 1) await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([]);
        at.serviceDoes();
        await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        expect(at.told).toEqual([]);
        await expectNothingDead();
      });

      it("loses a session that was cancelled meanwhile, when it is back", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        at.entriesAreAway();
        await at.guest.cancels(booking);
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        at.serviceDoes();
        await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([]);
      });

      it("does not get a session that is over when it is back", async () => {
        at.entriesAreAway();
        const { endsAt } = await at.guest.books(at.offer, TEN);
        at.world.clock.advance(endsAt - at.world.now());
        at.serviceDoes();
        await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([]);
      });
    });

    describe("because access was taken back", () => {
      it("is told once, and kept as not connected; the session is booked", async () => {
        const [account] = await at.accounts();
        await at.guest.books(at.offer, TEN);
        await at.world.calendars.takeBack(WORK);
        at.serviceDoes({ busyTimes: async () => ({ busy: [], revokedIds: [] }) });
        const booking = await at.guest.books(at.offer, ELEVEN);
        expect(booking.state).toBe("CONFIRMED");
        expect(await at.accounts()).toMatchObject([{ profileConnected: false }]);
        await at.guest.books(at.offer, NOON);
        expect(at.told).toEqual([account?.id]);
        expect(await at.noted(booking)).toBeNull();
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        await expectNothingDead();
      });

      it("is told once of however many notice at once, and again when it is lost again", async () => {
        const own = () => at.world.contextFor(at.creator.viewer);
        const [account] = await at.accounts();
        await at.world.calendars.takeBack(WORK);
        await Promise.all([refreshCalendars(own()), refreshCalendars(own())]);
        await at.makeDefault(TRAVEL);
        expect(at.told).toEqual([account?.id]);
        await at.creator.connects();
        expect(at.told).toEqual([account?.id]);
        await at.world.calendars.takeBack(WORK);
        await refreshCalendars(own());
        expect(at.told).toEqual([account?.id, account?.id]);
      });

      it("keeps the session as it was; a move goes to the default of another account", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        await at.creator.connects("apple-home");
        await at.makeDefault("apple-home");
        await at.world.calendars.takeBack(WORK);
        await at.guest.moves(booking, ELEVEN);
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        expect(await at.startsIn("apple-home")).toEqual([ELEVEN]);
      });

      it("follows again once it is reconnected", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        await at.world.calendars.takeBack(WORK);
        await at.guest.moves(booking, ELEVEN);
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        await at.creator.connects();
        await at.makeDefault(TRAVEL);
        await at.guest.moves(booking, NOON);
        expect(await at.startsIn(WORK)).toEqual([NOON]);
        expect(await at.startsIn(TRAVEL)).toEqual([]);
      });

      it("forgets a session that was cancelled, and keeps it where it is", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        await at.world.calendars.takeBack(WORK);
        await at.guest.cancels(booking);
        expect(await at.noted(booking)).toBeNull();
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        await expectNothingDead();
      });
    });

    describe("because it refuses", () => {
      it("is told once, stays the default, and its busy times count", async () => {
        const [account] = await at.accounts();
        await refuses(WORK);
        const booking = await at.guest.books(at.offer, TEN);
        expect(booking.state).toBe("CONFIRMED");
        await at.guest.books(at.offer, NOON);
        const own = at.world.contextFor(at.creator.viewer);
        const { id } = await at.calendarOf(TRAVEL);
        await toggleCalendarEnabledForBooking(own, { id, isEnabled: true });
        expect(at.told).toEqual([account?.id]);
        const kept = { isDefault: true, isEnabled: true, refusesEntries: true };
        expect(await at.calendarOf(WORK)).toMatchObject(kept);
        expect(await at.noted(booking)).toBeNull();
        await expectNothingDead();
      });

      it("gets sessions again once it takes them, and is told again when it refuses again", async () => {
        await refuses(WORK);
        const booking = await at.guest.books(at.offer, TEN);
        await refuses(WORK, false);
        await at.guest.moves(booking, ELEVEN);
        expect(await at.startsIn(WORK)).toEqual([ELEVEN]);
        expect(await at.calendarOf(WORK)).not.toHaveProperty("refusesEntries");
        await refuses(WORK);
        await at.guest.books(at.offer, NOON);
        expect(at.told).toHaveLength(2);
      });

      it("gives the session to the default, if that is another one", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        await at.makeDefault(TRAVEL);
        await refuses(WORK);
        await at.guest.moves(booking, ELEVEN);
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        expect(await at.startsIn(TRAVEL)).toEqual([ELEVEN]);
        expect(at.told).toHaveLength(1);
      });

      it("keeps a session that was cancelled, which is told and forgotten", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        await refuses(WORK);
        await at.guest.cancels(booking);
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        expect(await at.noted(booking)).toBeNull();
        expect(at.told).toHaveLength(1);
      });
    });
  });
}
