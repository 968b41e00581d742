import { describe, expect, it } from "vitest";
import type { Calendars } from "../../providers/calendars/port.ts";
import type { Store } from "../../store/ports/store.ts";
import { disconnectCalendar } from "../calendars/disconnectCalendar.ts";
import { entryWorldOn } from "./entryWorld.contract.ts";

const TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
const ELEVEN = "2026-03-17T10:00:00Z";
const NOON = "2026-03-17T11:00:00Z";
const WORK = "google-work";
const TRAVEL = "google-travel";

/** Microtasks within which, in memory, a write is noted and not yet looked at again. */
const TURNS = 4;

const gate = () => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open: () => open() };
};

/** Entries that are written twice, by two at once, or by a process that ends, on any store. */
export function describeEntriesOnce(name: string, openStore: () => Promise<Store>): void {
  describe(`entries in calendars, however they are written on ${name},`, () => {
    const at = entryWorldOn(openStore);

    it("are noted in no account that is disconnected while they are written", async () => {
      const [google] = await at.accounts();
      at.serviceDoes({
        putEntry: async () => {
          const context = at.world.contextFor(at.creator.viewer);
          await disconnectCalendar(context, { profileId: google?.id });
          return "written";
        },
      });
      expect(await at.noted(await at.guest.books(at.offer, TEN))).toBeNull();
    });

    it("are written once, however often and by however many that is asked", async () => {
      const puts: string[] = [];
      const { putEntry } = at.world.calendars;
      at.serviceDoes({
        putEntry: (request) => {
          puts.push(request.entry.id);
          return putEntry(request);
        },
      });
      const booking = await at.guest.books(at.offer, TEN);
      await at.runsAgain(booking);
      expect(puts).toEqual([booking.id]);
      await at.guest.moves(booking, ELEVEN);
      await Promise.all([at.runsAgain(booking), at.runsAgain(booking)]);
      expect(puts).toEqual([booking.id, booking.id]);
      expect(await at.startsIn(WORK)).toEqual([ELEVEN]);
    });

    describe("that two processes write at once", () => {
      /** A run whose change reaches the calendar late: the time when it may is the caller's. */
      const lateRun = async (to: string) => {
        const booking = await at.guest.books(at.offer, TEN);
        at.entriesAreAway();
        await at.guest.moves(booking, to);
        const [arrival, beginning, landing] = [gate(), gate(), gate()];
        const putEntry: Calendars["putEntry"] = async (request) => {
          beginning.open();
          await arrival.isOpen;
          const written = await at.world.calendars.putEntry(request);
          landing.open();
          return written;
        };
        at.serviceDoes({ putEntry });
        const run = at.runsAgain(booking);
        await beginning.isOpen;
        at.serviceDoes();
        const ends = async () => {
          arrival.open();
          await run;
        };
        return { booking, ends, arrival, landing };
      };

      it("are as the session is in the end, also if an older change comes late", async () => {
        const { booking, ends } = await lateRun(ELEVEN);
        await at.guest.moves(booking, NOON);
        expect(await at.startsIn(WORK)).toEqual([NOON]);
        await ends();
        expect(await at.startsIn(WORK)).toEqual([NOON]);
        expect(await at.noted(booking)).toMatchObject({ writtenSequence: 2 });
      });

      it("are removed in the end, also if a change comes after the cancellation", async () => {
        const { booking, ends } = await lateRun(ELEVEN);
        await at.guest.cancels(booking);
        expect(await at.startsIn(WORK)).toEqual([]);
        await ends();
        expect(await at.startsIn(WORK)).toEqual([]);
        expect(await at.noted(booking)).toBeNull();
      });

      it("are removed in the end, also if that change is forgotten with the removal", async () => {
        const { booking, ends, arrival, landing } = await lateRun(ELEVEN);
        at.serviceDoes({
          removeEntry: async (request) => {
            at.serviceDoes();
            const removed = await at.world.calendars.removeEntry(request);
            arrival.open();
            await landing.isOpen;
            // In memory, the other one notes it now, and looks again when this one has forgotten it.
            for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
            return removed;
          },
        });
        await at.guest.cancels(booking);
        await ends();
        expect(await at.startsIn(WORK)).toEqual([]);
        expect(await at.noted(booking)).toBeNull();
      });
    });

    describe("by a process that is killed", () => {
      const killed = async () => Promise.reject(new Error("killed"));

      it.each([
        ["before it is written", killed],
        [
          "before that is noted",
          async (request: Parameters<Calendars["putEntry"]>[0]) => {
            await at.world.calendars.putEntry(request);
            return killed();
          },
        ],
      ])("%s, are written once, in the calendar that it began with", async (_when, putEntry) => {
        at.serviceDoes({ putEntry });
        const booking = await at.guest.books(at.offer, TEN);
        await at.makeDefault(TRAVEL);
        at.serviceDoes();
        await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([TEN]);
        expect(await at.startsIn(TRAVEL)).toEqual([]);
        expect(await at.noted(booking)).toMatchObject({ writtenSequence: 0 });
      });

      it("before the removal is noted, are removed and forgotten", async () => {
        const booking = await at.guest.books(at.offer, TEN);
        at.serviceDoes({
          removeEntry: async (request) => {
            await at.world.calendars.removeEntry(request);
            return killed();
          },
        });
        await at.guest.cancels(booking);
        expect(await at.noted(booking)).not.toBeNull();
        at.serviceDoes();
        await at.isTriedAgain();
        expect(await at.startsIn(WORK)).toEqual([]);
        expect(await at.noted(booking)).toBeNull();
      });
    });
  });
}
