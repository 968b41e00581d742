import { beforeEach, describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/bookings/calendarFile.ts";
import { CALENDAR_FEED_PAST_MS, HOLD_MS, HOUR_MS } from "../../../src/domain/shared/limits.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { deleteCalendarFeed } from "../bookings/deleteCalendarFeed.ts";
import { findCalendarFeed } from "../bookings/findCalendarFeed.ts";
import { type FeedQuery, readCalendarFeed } from "../bookings/readCalendarFeed.ts";
import { renewCalendarFeed } from "../bookings/renewCalendarFeed.ts";

const TUESDAY = "2026-03-17";
const TUESDAY_TEN = `${TUESDAY}T09:00:00Z`;
const TUESDAY_NOON = `${TUESDAY}T11:00:00Z`;

/** How a person's calendar follows their sessions, on any store. */
export function describeCalendarFeed(name: string, openStore: () => Promise<Store>): void {
  describe(`calendar feeds on ${name}`, () => {
    let world: World;
    let creator: Beamer;
    let guest: Person;
    let offer: OneOnOneRow;

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      creator = await beamer(world);
      guest = await user(world);
      offer = await creator.offers({ priceInCents: 0 });
    });

    const renew = async ({ viewer }: Person) => {
      const present = await world.store.calendarFeeds.byUserId(viewer.userId);
      const command = { replaces: present && new Date(present.createdAt).toISOString() };
      const { pathname } = new URL(await renewCalendarFeed(world.contextFor(viewer), command));
      return pathname.replace("/calendar/", "").replace(".ics", "");
    };
    const eventsOf = async ({ row }: Person, limits: Omit<FeedQuery, "userId"> = {}) => {
      const events: CalendarEvent[] = [];
      const query = { userId: row.id, ...limits };
      for await (const page of readCalendarFeed(world, query)) events.push(...page);
      return events;
    };
    const titlesOf = async (person: Person) => (await eventsOf(person)).map(({ title }) => title);

    it("have what a person books and what they give, each with the other one's name", async () => {
      const colleague = await beamer(world, {
        slug: "colleague",
        affiliateCode: "COLLEAGUE",
        firstName: "Demo",
        lastName: "Colleague",
      });
      const theirs = await colleague.offers({ priceInCents: 0, title: "Theirs" });
      await guest.books(offer, TUESDAY_TEN);
      await creator.books(theirs, TUESDAY_NOON);
      expect(await titlesOf(guest)).toEqual(["A clear half hour with Demo Speaker"]);
      expect(await titlesOf(creator)).toEqual([
        "Theirs with Demo Colleague",
        "A clear half hour with Demo Visitor",
      ]);
      expect(await titlesOf(colleague)).toEqual(["Theirs with Demo Speaker"]);
      expect(await titlesOf(await user(world))).toEqual([]);
    });

    it("have one event for a session, whatever becomes of it", async () => {
      const booking = await guest.books(offer, TUESDAY_TEN);
      const { id } = booking;
      const stamps: number[] = [];
      const shown = async () => {
        const [event, ...others] = await eventsOf(guest);
        expect(others).toEqual([]);
        stamps.push(event?.stamp ?? 0);
        return event;
      };
      const uid = `${id}@beamers.example`;
      expect(await shown()).toMatchObject({
        uid,
        sequence: 0,
        isCancelled: false,
        location: `https://beamers.example/demo-speaker/live/${booking.channelId}`,
        startsAt: Date.parse(TUESDAY_TEN),
        url: `https://beamers.example/demo-speaker/one-on-one-booking-detail/${id}`,
      });
      world.clock.advance(HOUR_MS);
      await guest.moves(booking, TUESDAY_NOON);
      const moved = { uid, startsAt: Date.parse(TUESDAY_NOON) };
      expect(await shown()).toMatchObject({ ...moved, sequence: 1, isCancelled: false });
      world.clock.advance(HOUR_MS);
      await creator.changesPlace(booking, { kind: "LINK", details: "https://meet.example/demo" });
      const elsewhere = { ...moved, location: "https://meet.example/demo" };
      expect(await shown()).toMatchObject({ ...elsewhere, sequence: 2, isCancelled: false });
      world.clock.advance(HOUR_MS);
      await creator.cancels(booking);
      const cancelled = { ...moved, location: null };
      expect(await shown()).toMatchObject({ ...cancelled, sequence: 3, isCancelled: true });
      const [booked = 0] = stamps;
      const hours = stamps.map((stamp) => (stamp - booked) / HOUR_MS);
      expect(hours).toEqual([0, 1, 2, 3]);
      // Asked again, it is the same.
      world.clock.advance(HOUR_MS);
      expect(await shown()).toMatchObject({ stamp: booked + 3 * HOUR_MS });
    });

    it("leave out what was never booked: holds, and those that lapsed", async () => {
      await guest.takes(offer, TUESDAY_TEN);
      expect(await titlesOf(guest)).toEqual([]);
      expect(await titlesOf(creator)).toEqual([]);
      world.clock.advance(HOLD_MS);
      await world.drain();
      expect(await titlesOf(guest)).toEqual([]);
    });

    it("go back thirty days from the end of a session", async () => {
      const { endsAt } = await guest.books(offer, TUESDAY_TEN);
      world.clock.advance(endsAt + CALENDAR_FEED_PAST_MS - world.now() - 1);
      expect(await titlesOf(guest)).toHaveLength(1);
      world.clock.advance(1);
      expect(await titlesOf(guest)).toEqual([]);
    });

    it("have everything that is to come, beyond one page", async () => {
      const expected: string[] = [];
      for (const hour of ["09", "10", "11", "12", "13"]) {
        const { id } = await guest.books(offer, `${TUESDAY}T${hour}:00:00Z`);
        expected.push(`${id}@beamers.example`);
      }
      for (const pageSize of [1, 2, 5, 6]) {
        for (const person of [guest, creator]) {
          const uids = (await eventsOf(person, { pageSize })).map(({ uid }) => uid);
          expect(uids).toEqual(expected);
        }
      }
    });

    it("have an address that nobody can read from what is stored", async () => {
      const secret = await renew(guest);
      expect(secret).toMatch(/^[0-9a-f]{32}$/);
      const stored = await world.store.calendarFeeds.byUserId(guest.row.id);
      expect(stored).toMatchObject({ userId: guest.row.id, createdAt: world.now() });
      expect(stored?.secretHash).not.toContain(secret);
      expect(await findCalendarFeed(world, secret)).toEqual(stored);
    });

    it("are found by their own secret alone, and by the latest", async () => {
      const former = await renew(guest);
      const present = await renew(guest);
      const other = await renew(creator);
      expect(await findCalendarFeed(world, present)).toMatchObject({ userId: guest.row.id });
      expect(await findCalendarFeed(world, other)).toMatchObject({ userId: creator.row.id });
      for (const secret of [former, "", "0".repeat(32)]) {
        await expect(findCalendarFeed(world, secret)).rejects.toMatchObject({ code: "NOT_FOUND" });
      }
    });

    it("are replaced only where the call names the present one, and not by one that comes late", async () => {
      const first = await renew(guest);
      const context = world.contextFor(guest.viewer);
      const refused = { code: "CALENDAR_ADDRESS_REPLACED" };
      const late = { replaces: null };
      await expect(renewCalendarFeed(context, late)).rejects.toMatchObject(refused);
      expect(await findCalendarFeed(world, first)).toMatchObject({ userId: guest.row.id });
      world.clock.advance(1);
      const former = { replaces: new Date(world.now() - 1).toISOString() };
      const second = new URL(await renewCalendarFeed(context, former)).pathname.slice(10, -4);
      await expect(renewCalendarFeed(context, former)).rejects.toMatchObject(refused);
      expect(await findCalendarFeed(world, second)).toMatchObject({ userId: guest.row.id });
      await deleteCalendarFeed(context);
      const gone = { replaces: new Date(world.now()).toISOString() };
      await expect(renewCalendarFeed(context, gone)).rejects.toMatchObject(refused);
    });

    it("leave room for what takes place, however much is cancelled", async () => {
      const confirmed = await guest.books(offer, TUESDAY_NOON);
      const cancelledMax = 2;
      for (let round = 0; round <= cancelledMax; round += 1) {
        await guest.cancels(await guest.books(offer, TUESDAY_TEN));
      }
      const events = await eventsOf(creator, { cancelledMax });
      expect(events).toHaveLength(cancelledMax + 1);
      const [taking, ...others] = events.filter(({ isCancelled }) => !isCancelled);
      expect(taking?.uid).toBe(`${confirmed.id}@beamers.example`);
      expect(others).toEqual([]);
    });

    it("end when they are turned off, once and again, and can begin again", async () => {
      const secret = await renew(guest);
      const other = await renew(creator);
      const context = world.contextFor(guest.viewer);
      await deleteCalendarFeed(context);
      await deleteCalendarFeed(context);
      await expect(findCalendarFeed(world, secret)).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect(await findCalendarFeed(world, other)).toMatchObject({ userId: creator.row.id });
      expect(await findCalendarFeed(world, await renew(guest))).toBeTruthy();
    });

    it("are for people who are signed in", async () => {
      const refused = { code: "AUTH_NOT_AUTHENTICATED" };
      await expect(renewCalendarFeed(world.contextFor(null), {})).rejects.toMatchObject(refused);
      await expect(deleteCalendarFeed(world.contextFor(null))).rejects.toMatchObject(refused);
    });
  });
}
