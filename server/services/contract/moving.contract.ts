import { describe, expect, it } from "vitest";
import { type Beamer, beamer } from "../../world/people.ts";
import type { Person } from "../../world/actions.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { listCreatorBookings } from "../bookings/listCreatorBookings.ts";
import { readBooking } from "../bookings/readBooking.ts";
import {
  ANSWERS,
  TUESDAY_HALF_PAST_TEN,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

const TUESDAY_ELEVEN = "2026-03-17T10:00:00Z";
const TUESDAY_TWELVE = "2026-03-17T11:00:00Z";

/** How a booking is moved, on any store. */
export function describeMoving(name: string, openStore: () => Promise<Store>): void {
  describe(`moving on ${name}`, () => {
    const at = bookingWorldOn(openStore);

    async function scene(facts: Partial<OneOnOneRow> = { priceInCents: 0 }) {
      const creator = await beamer(at.world);
      const offer = await creator.offers(facts);
      const [guest, other] = (await at.guests(2)) as [Person, Person];
      return { creator, offer, guest, other };
    }

    async function booked(facts?: Partial<OneOnOneRow>) {
      const all = await scene(facts);
      const held = await all.guest.takes(all.offer, TUESDAY_TEN);
      const booking = await all.guest.answers(held, ANSWERS);
      return { ...all, booking };
    }

    const stored = async ({ id }: BookingRow) => at.world.store.bookings.byId(id);
    const readers = ({ guest, creator }: { guest: Person; creator: Beamer }) => [guest, creator];

    it("frees the former time and takes the new one; everything else stays", async () => {
      const { booking, guest, creator, offer, other } = await booked();
      at.world.clock.advance(MINUTE_MS);
      const moved = await guest.moves(booking, TUESDAY_ELEVEN);
      expect(moved).toEqual({
        ...booking,
        startsAt: Date.parse(TUESDAY_ELEVEN),
        endsAt: Date.parse(TUESDAY_ELEVEN) + 30 * MINUTE_MS,
        moves: [
          {
            from: Date.parse(TUESDAY_TEN),
            to: Date.parse(TUESDAY_ELEVEN),
            at: at.world.now(),
            by: "BOOKER",
          },
        ],
      });
      for (const { viewer } of readers({ guest, creator })) {
        expect(await readBooking(at.world.contextFor(viewer), booking.id)).toEqual(moved);
      }
      await expect(other.takes(offer, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "SLOT_TAKEN",
      });
      await expect(other.takes(offer, TUESDAY_TEN)).resolves.toMatchObject({ state: "HELD" });
    });

    it("keeps what was paid, at the price of when it was booked", async () => {
      const { guest, offer, creator } = await scene({ priceInCents: 6000 });
      const held = await guest.takes(offer, TUESDAY_TEN);
      const payment = await guest.opensPayment(offer);
      await guest.sendsCard(payment, "pays");
      await at.world.drain();
      await at.world.store.catalog.replace({ ...offer, priceInCents: 9000, durationInMinutes: 60 });
      const moved = await guest.moves(held, TUESDAY_TWELVE);
      expect(moved).toMatchObject({
        state: "CONFIRMED",
        paymentStatus: "PAID",
        priceInCents: 6000,
        endsAt: Date.parse(TUESDAY_TWELVE) + 30 * MINUTE_MS,
      });
      expect(await at.world.store.payments.byId(payment.id)).toMatchObject({
        state: "PAID",
        bookingId: held.id,
      });
      const page = { limit: 9, after: null };
      const seen = await listCreatorBookings(at.world.contextFor(creator.viewer), {
        period: "COMING",
        page,
      });
      expect(seen).toEqual([moved]);
    });

    it("to its present time changes nothing and counts nothing, also when it is too late", async () => {
      const { booking, guest } = await booked();
      expect(await guest.moves(booking, TUESDAY_TEN)).toEqual(booking);
      const moved = await guest.moves(booking, TUESDAY_ELEVEN);
      expect(await guest.moves(booking, TUESDAY_ELEVEN)).toEqual(moved);
      at.world.clock.advance(Date.parse(TUESDAY_ELEVEN) - at.world.now());
      expect(await guest.moves(booking, TUESDAY_ELEVEN)).toEqual(moved);
    });

    it("is possible three times", async () => {
      const { booking, guest } = await booked();
      const times = [TUESDAY_ELEVEN, TUESDAY_TWELVE, TUESDAY_TEN];
      for (const time of times) await guest.moves(booking, time);
      const before = await stored(booking);
      await expect(guest.moves(booking, TUESDAY_TWELVE)).rejects.toMatchObject({
        code: "MOVE_LIMIT_REACHED",
      });
      expect(await stored(booking)).toEqual(before);
      expect(before?.moves.map(({ from }) => new Date(from).toISOString())).toEqual(
        [TUESDAY_TEN, TUESDAY_ELEVEN, TUESDAY_TWELVE].map((time) => new Date(time).toISOString()),
      );
    });

    it("is possible until an hour before it begins", async () => {
      const { booking, guest } = await booked();
      at.world.clock.advance(booking.startsAt - HOUR_MS - 1 - at.world.now());
      expect(await guest.moves(booking, TUESDAY_TWELVE)).toMatchObject({
        startsAt: Date.parse(TUESDAY_TWELVE),
      });
      at.world.clock.advance(Date.parse(TUESDAY_TWELVE) - HOUR_MS - at.world.now());
      await expect(guest.moves(booking, "2026-03-17T14:00:00Z")).rejects.toMatchObject({
        code: "RESCHEDULE_TOO_LATE",
      });
    });

    it("is refused to the creator, to others, and before it is booked", async () => {
      const { booking, creator, other, guest, offer } = await booked();
      for (const stranger of [creator, other]) {
        await expect(stranger.moves(booking, TUESDAY_ELEVEN)).rejects.toMatchObject({
          code: "NOT_FOUND",
        });
      }
      const held = await guest.takes(offer, TUESDAY_TWELVE);
      await expect(guest.moves(held, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "BOOKING_NOT_CONFIRMED",
      });
      at.world.clock.advance(15 * MINUTE_MS);
      await expect(guest.moves(held, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "HOLD_EXPIRED",
      });
    });

    it("is refused to a time that a new booking couldn't have", async () => {
      const { booking, guest, creator, offer, other } = await booked();
      await other.takes(offer, TUESDAY_TWELVE);
      await creator.isBusy("2026-03-17T13:00:00Z", "2026-03-17T14:00:00Z");
      const refused = {
        "2026-03-17T10:10:00Z": "SLOT_NOT_OFFERED", // between two slots
        "2026-03-16T10:30:00Z": "SLOT_NOT_OFFERED", // less than two hours ahead
        "2026-03-21T10:00:00Z": "SLOT_NOT_OFFERED", // a Saturday
        "2026-10-21T10:00:00Z": "SLOT_NOT_OFFERED", // more than six months ahead
        [TUESDAY_TWELVE]: "SLOT_TAKEN", // held
        "2026-03-17T13:30:00Z": "SLOT_TAKEN", // busy in a calendar
      };
      for (const [time, code] of Object.entries(refused)) {
        await expect(guest.moves(booking, time), time).rejects.toMatchObject({ code });
      }
      expect(await stored(booking)).toEqual(booking);
    });

    it("is refused onto another session of the same person, but not by their own hold", async () => {
      const { booking, guest, offer, creator } = await booked();
      const second = await guest.answers(await guest.takes(offer, TUESDAY_ELEVEN), ANSWERS);
      await expect(guest.moves(booking, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "SLOT_TAKEN",
      });
      const held = await guest.takes(await creator.offers(), TUESDAY_TWELVE);
      await expect(guest.moves(booking, TUESDAY_TWELVE)).resolves.toBeDefined();
      expect(await stored(held)).toMatchObject({ state: "LAPSED" });
      expect(await stored(second)).toEqual(second);
    });

    it("may overlap its own time, also where the creator's calendar has it", async () => {
      const { guest, creator } = await scene();
      const long = await creator.offers({ priceInCents: 0, durationInMinutes: 60 });
      const held = await guest.takes(long, TUESDAY_TEN);
      const booking = await guest.answers(held, ANSWERS);
      await creator.isBusy(TUESDAY_TEN, TUESDAY_ELEVEN);
      // From now on in half hours: the next slot begins in the middle of the booking.
      await at.world.store.availability.save({
        id: "hours",
        creatorId: creator.row.id,
        hours: {
          timeZone: "UTC",
          days: [{ day: "TUESDAY", ranges: [{ start: 9 * 60 + 30, end: 17 * 60 }] }],
        },
      });
      expect(await at.isFree(long, TUESDAY_HALF_PAST_TEN, guest.viewer)).toBe(false);
      expect(await at.isFree(long, TUESDAY_HALF_PAST_TEN, guest.viewer, booking)).toBe(true);
      await expect(guest.moves(booking, TUESDAY_HALF_PAST_TEN)).resolves.toMatchObject({
        startsAt: Date.parse(TUESDAY_HALF_PAST_TEN),
      });
    });

    it("is refused where the calendar is busy beyond the booking's own time", async () => {
      const { guest, creator } = await scene();
      const long = await creator.offers({ priceInCents: 0, durationInMinutes: 60 });
      const booking = await guest.answers(await guest.takes(long, TUESDAY_TEN), ANSWERS);
      await creator.isBusy(TUESDAY_TEN, TUESDAY_TWELVE);
      expect(await at.isFree(long, TUESDAY_ELEVEN, guest.viewer, booking)).toBe(false);
      await expect(guest.moves(booking, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "SLOT_TAKEN",
      });
    });

    it("stays possible when the offer goes off sale or becomes longer", async () => {
      const { booking, guest, offer, creator } = await booked();
      await at.world.store.catalog.replace({ ...offer, durationInMinutes: 60 });
      await creator.archives(offer);
      expect(await at.isFree(offer, TUESDAY_HALF_PAST_TEN, guest.viewer, booking)).toBe(true);
      const moved = await guest.moves(booking, TUESDAY_HALF_PAST_TEN);
      expect(moved.endsAt - moved.startsAt).toBe(30 * MINUTE_MS);
    });

    it("is shown its free times, its own among them, to its booker alone", async () => {
      const { booking, guest, offer, creator, other } = await booked();
      expect(await at.isFree(offer, TUESDAY_TEN, guest.viewer)).toBe(false);
      expect(await at.isFree(offer, TUESDAY_TEN, guest.viewer, booking)).toBe(true);
      for (const { viewer } of [creator, other]) {
        await expect(at.isFree(offer, TUESDAY_TEN, viewer, booking)).rejects.toMatchObject({
          code: "NOT_FOUND",
        });
      }
      await expect(at.isFree(offer, TUESDAY_TEN, undefined, booking)).rejects.toMatchObject({
        code: "AUTH_NOT_AUTHENTICATED",
      });
      const another = await creator.offers();
      await expect(at.isFree(another, TUESDAY_TEN, guest.viewer, booking)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    });

    it("and booking at once give a time to one of the two, and nobody loses theirs", async () => {
      const { booking, guest, offer, other } = await booked();
      const [moving, taking] = await Promise.allSettled([
        guest.moves(booking, TUESDAY_ELEVEN),
        other.takes(offer, TUESDAY_ELEVEN),
      ]);
      const outcomes = [moving, taking].map(({ status }) => status);
      expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
      const isMoved = moving.status === "fulfilled";
      expect(await stored(booking)).toMatchObject({
        state: "CONFIRMED",
        startsAt: Date.parse(isMoved ? TUESDAY_ELEVEN : TUESDAY_TEN),
      });
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(isMoved);
      expect(await at.isFree(offer, TUESDAY_ELEVEN)).toBe(false);
    });

    it("of two onto each other's time at once leaves both where they are", async () => {
      const { booking, guest, offer, other } = await booked();
      const second = await other.answers(await other.takes(offer, TUESDAY_ELEVEN), ANSWERS);
      const moves = await Promise.allSettled([
        guest.moves(booking, TUESDAY_ELEVEN),
        other.moves(second, TUESDAY_TEN),
      ]);
      const refused = { status: "rejected", reason: { code: "SLOT_TAKEN" } };
      expect(moves).toMatchObject([refused, refused]);
      expect([await stored(booking), await stored(second)]).toEqual([booking, second]);
    });

    it("to several times at once moves it once: from where it was when that was asked", async () => {
      const { booking, guest } = await booked();
      const times = [10, 11, 12, 13, 14].map((hour) => `2026-03-18T${hour}:00:00Z`);
      // None goes on before all have seen where it is.
      const { promise: allHaveSeen, resolve } = Promise.withResolvers<void>();
      let missing = times.length;
      at.world.bookingPace = {
        next: () => {
          missing -= 1;
          if (missing === 0) resolve();
          return allHaveSeen;
        },
      };
      const answers = await Promise.allSettled(times.map((time) => guest.moves(booking, time)));
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const codes = answers.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
      expect(new Set(codes)).toEqual(new Set(["BOOKING_MOVED"]));
      const { moves, startsAt } = (await stored(booking)) ?? booking;
      expect(moves).toMatchObject([{ from: booking.startsAt, to: startsAt }]);
    });

    it("twice to one time at once counts once", async () => {
      const { booking, guest } = await booked();
      const moves = [1, 2, 3].map(() => guest.moves(booking, TUESDAY_ELEVEN));
      const [first, ...others] = await Promise.all(moves);
      expect(first?.moves).toHaveLength(1);
      for (const other of others) expect(other).toEqual(first);
    });

    it("leaves an own hold alone whose payment the bank is processing", async () => {
      const { booking, guest, creator } = await booked();
      const paid = await creator.offers({ priceInCents: 6000 });
      const held = await guest.takes(paid, TUESDAY_TWELVE);
      await guest.sendsCard(await guest.opensPayment(paid), "staysPending");
      await at.world.drain();
      await expect(guest.moves(booking, TUESDAY_TWELVE)).rejects.toMatchObject({
        code: "PAYMENT_PROCESSING",
        details: { bookingId: held.id },
      });
      expect(await stored(held)).toEqual(held);
      expect(await stored(booking)).toEqual(booking);
    });

    it("shows no times for a booking that can't be moved, whatever it once was", async () => {
      const { booking, guest, offer, creator } = await booked();
      const held = await guest.takes(offer, TUESDAY_TWELVE);
      await creator.archives(offer);
      const shown = (one: BookingRow) => at.isFree(offer, TUESDAY_ELEVEN, guest.viewer, one);
      await expect(shown(held)).rejects.toMatchObject({ code: "BOOKING_NOT_CONFIRMED" });
      at.world.clock.advance(15 * MINUTE_MS);
      await expect(shown(held)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
      at.world.clock.advance(booking.startsAt - HOUR_MS - at.world.now());
      await expect(shown(booking)).rejects.toMatchObject({ code: "RESCHEDULE_TOO_LATE" });
    });
  });
}
