import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_BOOKING_RULES, type BookingRules } from "../../../src/domain/time/bookingRules.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { updateAvailabilityExceptions } from "../availability/updateAvailabilityExceptions.ts";
import { updateBookingRules } from "../availability/updateBookingRules.ts";
import { deleteCatalogItem } from "../catalogue/deleteCatalogItem.ts";
import { updateCatalogItemStatus } from "../catalogue/updateCatalogItemStatus.ts";
import { lapseHold } from "../bookings/lapseHold.ts";
import { editable, revisionOf } from "../shared/revision.ts";
import {
  ANSWERS,
  TUESDAY_HALF_PAST_TEN,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

const TUESDAY_ELEVEN = "2026-03-17T10:00:00Z";
const TUESDAY_TWELVE = "2026-03-17T11:00:00Z";
const WEDNESDAY_TEN = "2026-03-18T09:00:00Z";

/** Exceptions from weekly hours, and rules for bookings, on any store. */
export function describeBookingRules(name: string, openStore: () => Promise<Store>): void {
  describe(`exceptions and rules on ${name}`, () => {
    const at = bookingWorldOn(openStore);
    let creator: Beamer;
    let offer: OneOnOneRow;
    let other: OneOnOneRow;
    let guests: Person[];
    const own = () => at.world.contextFor(creator.viewer);

    beforeEach(async () => {
      creator = await beamer(at.world);
      offer = await creator.offers({ durationInMinutes: 30, priceInCents: 0 });
      other = await creator.offers({ durationInMinutes: 30, priceInCents: 0 });
      guests = await at.guests(50);
    });

    const except = (
      exceptions: readonly { from: string; to?: string; timeSlots?: object[] }[],
      revision: string | null = null,
    ) =>
      updateAvailabilityExceptions(own(), {
        exceptions: exceptions.map(({ from, to = from, timeSlots = [] }) => ({
          from,
          to,
          timeSlots,
        })),
        revision,
      });
    const rule = (
      rules: Partial<BookingRules> | null,
      of?: OneOnOneRow,
      revision: string | null = null,
    ) =>
      updateBookingRules(own(), {
        oneOnOneId: of?.id,
        rules: rules && { ...DEFAULT_BOOKING_RULES, ...rules },
        revision,
      });
    const take = (index: number, time: string, of = offer) => guests[index]!.takes(of, time);
    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => "none",
        (error: { code?: string }) => error.code,
      );

    describe("an exception", () => {
      it("is a day off, and leaves what was booked as it is", async () => {
        const booking = await take(0, TUESDAY_TEN);
        await except([{ from: "2026-03-17" }]);
        expect(await at.isFree(offer, TUESDAY_ELEVEN)).toBe(false);
        expect(await refusal(take(1, TUESDAY_ELEVEN))).toBe("SLOT_NOT_OFFERED");
        expect(await at.isFree(offer, WEDNESDAY_TEN)).toBe(true);
        expect(await at.world.store.bookings.byId(booking.id)).toEqual(booking);
      });

      it("has other hours on a range of dates, in the zone of the weekly hours", async () => {
        const timeSlots = [{ start: "20:00", end: "21:00" }];
        await except([{ from: "2026-03-16", to: "2026-03-18", timeSlots }]);
        expect(await at.isFree(offer, TUESDAY_TEN)).toBe(false);
        expect(await at.isFree(offer, "2026-03-17T19:00:00Z")).toBe(true);
        await take(0, "2026-03-17T19:30:00Z");
      });

      it("that overlaps another is refused with its field, and nothing is saved", async () => {
        const both = [{ from: "2026-03-16", to: "2026-03-18" }, { from: "2026-03-18" }];
        await expect(except(both)).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "exceptions.1.from",
        });
        expect(await at.world.store.availability.exceptionsOf(creator.row.id)).toBeNull();
      });

      it("is not replaced when it has changed since the form was opened", async () => {
        const started = await revisionOf(editable.exceptions(await except([])));
        await except([{ from: "2026-03-16" }], started);
        const change = except([{ from: "2026-03-17" }], started);
        await expect(change).rejects.toMatchObject({ code: "CHANGED_ELSEWHERE" });
        await except([{ from: "2026-03-16" }], started);
      });
    });

    describe("a rule", () => {
      it("says how long before and how far ahead can be booked", async () => {
        const start = Date.parse(TUESDAY_TEN);
        const inMinutes = Math.floor((start - at.world.now()) / MINUTE_MS);
        await rule({ noticeInMinutes: inMinutes });
        expect(await at.isFree(offer, TUESDAY_TEN)).toBe(true);
        await rule({ noticeInMinutes: inMinutes + 1 });
        expect(await at.isFree(offer, TUESDAY_TEN)).toBe(false);
        expect(await refusal(take(0, TUESDAY_TEN))).toBe("SLOT_NOT_OFFERED");
        await rule({ horizonInDays: 1 });
        expect(await at.isFree(offer, "2026-03-24T09:00:00Z")).toBe(false);
        expect(await refusal(take(0, "2026-03-24T09:00:00Z"))).toBe("SLOT_NOT_OFFERED");
      });

      it("keeps the larger of both sessions' buffers between them", async () => {
        await rule({ bufferAfterInMinutes: 10 });
        await rule({ bufferBeforeInMinutes: 45 }, other);
        await take(0, TUESDAY_TEN);
        // 30 minutes from its end, where 10 are needed, and 45 before the other offer.
        expect(await at.isFree(offer, TUESDAY_ELEVEN)).toBe(true);
        expect(await at.isFree(other, TUESDAY_ELEVEN)).toBe(false);
        expect(await refusal(take(1, TUESDAY_ELEVEN, other))).toBe("SLOT_TAKEN");
        expect(await refusal(take(1, TUESDAY_HALF_PAST_TEN))).toBe("SLOT_TAKEN");
        await take(1, TUESDAY_TWELVE, other);
        // The other's own buffer keeps free what is before it.
        expect(await at.isFree(offer, TUESDAY_ELEVEN)).toBe(false);
        expect(await refusal(take(2, TUESDAY_ELEVEN))).toBe("SLOT_TAKEN");
      });

      it("keeps the new session's buffers from busy times of calendars", async () => {
        await creator.isBusy("2026-03-17T10:00:00Z", "2026-03-17T10:30:00Z");
        await rule({ bufferBeforeInMinutes: 30 }, offer);
        expect(await at.isFree(other, TUESDAY_HALF_PAST_TEN)).toBe(true);
        const halfPastEleven = "2026-03-17T10:30:00Z";
        expect(await at.isFree(other, halfPastEleven)).toBe(true);
        expect(await at.isFree(offer, halfPastEleven)).toBe(false);
        expect(await refusal(take(0, halfPastEleven))).toBe("SLOT_TAKEN");
        await take(0, TUESDAY_TWELVE);
      });

      it("limits the sessions of a day, held ones included, of all offers or of one", async () => {
        await rule({ sessionsPerDay: 2 });
        await rule({ sessionsPerDay: 1 }, other);
        await take(0, TUESDAY_TEN, other);
        expect(await at.isFree(other, TUESDAY_TWELVE)).toBe(false);
        expect(await refusal(take(1, TUESDAY_TWELVE, other))).toBe("SLOT_TAKEN");
        const held = await take(1, TUESDAY_ELEVEN);
        expect(await at.isFree(offer, TUESDAY_TWELVE)).toBe(false);
        expect(await refusal(take(2, TUESDAY_TWELVE))).toBe("SLOT_TAKEN");
        expect(await at.isFree(offer, WEDNESDAY_TEN)).toBe(true);
        at.world.clock.advance(HOUR_MS);
        await lapseHold(at.world, { subjectId: held.id });
        expect(await at.isFree(offer, TUESDAY_TWELVE)).toBe(true);
      });

      it("counts what its booker has had that day, and keeps its distance from it", async () => {
        const [guest] = guests as [Person];
        await guest.answers(await guest.takes(offer, TUESDAY_TEN), ANSWERS);
        at.world.clock.advance(Date.parse(TUESDAY_HALF_PAST_TEN) - at.world.now());
        await rule({ noticeInMinutes: 0, bufferAfterInMinutes: 60 });
        expect(await at.isFree(offer, TUESDAY_ELEVEN, guest.viewer)).toBe(false);
        expect(await refusal(take(0, TUESDAY_ELEVEN))).toBe("SLOT_TAKEN");
        expect(await at.isFree(offer, TUESDAY_TWELVE, guest.viewer)).toBe(true);
        await rule({ noticeInMinutes: 0, sessionsPerDay: 1 });
        expect(await at.isFree(offer, TUESDAY_TWELVE, guest.viewer)).toBe(false);
        expect(await refusal(take(0, TUESDAY_TWELVE))).toBe("SLOT_TAKEN");
      });

      it("doesn't keep the same slot from being taken again, nor does an exception", async () => {
        const held = await take(0, TUESDAY_TEN);
        await rule({ noticeInMinutes: 30 * 24 * 60 });
        await except([{ from: "2026-03-17" }]);
        expect((await take(0, TUESDAY_TEN)).id).toBe(held.id);
      });

      it("lets no expired hold be confirmed once its place was given away", async () => {
        await rule({ sessionsPerDay: 1 });
        const held = await take(0, TUESDAY_TEN);
        at.world.clock.advance(HOUR_MS);
        await take(1, TUESDAY_TWELVE);
        // In a process whose clock is behind.
        at.world.clock.advance(-HOUR_MS);
        expect(await refusal(guests[0]!.answers(held, ANSWERS))).toBe("HOLD_EXPIRED");
      });

      it("ends an own hold that is too near, or one too many of its day", async () => {
        await rule({ sessionsPerDay: 1 });
        const first = await take(0, TUESDAY_TEN, other);
        const { viewer } = guests[0]!;
        expect(await at.isFree(offer, TUESDAY_TWELVE, viewer)).toBe(true);
        await take(0, TUESDAY_TWELVE);
        const state = async () => (await at.world.store.bookings.byId(first.id))?.state;
        expect(await state()).toBe("LAPSED");
      });

      it("holds for a booking that is moved, which isn't in its own way", async () => {
        await rule({ sessionsPerDay: 1, bufferBeforeInMinutes: 60 });
        const [guest] = guests as [Person];
        const booking = await guest.answers(await guest.takes(offer, TUESDAY_TEN), ANSWERS);
        await take(1, WEDNESDAY_TEN);
        expect(await refusal(guest.moves(booking, "2026-03-18T11:00:00Z"))).toBe("SLOT_TAKEN");
        const moved = await guest.moves(booking, TUESDAY_HALF_PAST_TEN);
        expect(moved.startsAt).toBe(Date.parse(TUESDAY_HALF_PAST_TEN));
      });

      it("is its creator's, unless the offer has its own, and again once those are gone", async () => {
        await rule({ sessionsPerDay: 1 }, offer);
        await take(0, TUESDAY_TEN);
        expect(await at.isFree(offer, TUESDAY_TWELVE)).toBe(false);
        await rule(null, offer);
        expect(await at.isFree(offer, TUESDAY_TWELVE)).toBe(true);
        await expect(rule(null)).rejects.toMatchObject({ code: "BAD_USER_INPUT", field: "rules" });
        // An empty id doesn't mean all offers.
        await expect(
          updateBookingRules(own(), { oneOnOneId: "", rules: DEFAULT_BOOKING_RULES }),
        ).rejects.toMatchObject({ code: "BAD_USER_INPUT", field: "oneOnOneId" });
      });

      it("is not replaced when it has changed since the form was opened", async () => {
        // Of an offer without rules the form starts from its creator's.
        await rule({ sessionsPerDay: 1 }, undefined, "none");
        await rule({ sessionsPerDay: 2 }, offer, "none");
        await expect(rule({ sessionsPerDay: 3 }, undefined, "none")).rejects.toMatchObject({
          code: "CHANGED_ELSEWHERE",
        });
        const { rules } = await rule({ sessionsPerDay: 2 }, offer, "none");
        const started = await revisionOf(editable.bookingRules(rules.ofOffers[offer.id]!));
        await rule(null, offer, started);
        expect(await refusal(rule({ sessionsPerDay: 3 }, offer, started))).toBe(
          "CHANGED_ELSEWHERE",
        );
        await rule(null, offer, started);
        expect((await rule({ sessionsPerDay: 4 }, offer, "none")).rules.ofCreator).toMatchObject({
          sessionsPerDay: 1,
        });
      });

      it("goes with its offer, at the latest when rules are saved again", async () => {
        await rule({ sessionsPerDay: 1 }, offer);
        await updateCatalogItemStatus(own(), { id: offer.id, status: "ARCHIVED" });
        await deleteCatalogItem(own(), { id: offer.id });
        expect((await rule({ sessionsPerDay: 2 }, other)).rules.ofOffers).toEqual({
          [other.id]: { ...DEFAULT_BOOKING_RULES, sessionsPerDay: 2 },
        });
      });

      it("of somebody else's offer is refused", async () => {
        const stranger = await beamer(at.world, { slug: "stranger", affiliateCode: "STRANGER" });
        const theirs = await stranger.offers();
        expect(await refusal(rule({ sessionsPerDay: 1 }, theirs))).toBe("NOT_FOUND");
      });
    });

    it("of 50 people at a day whose limit is five lets five have it, each with its gap", async () => {
      await rule({ sessionsPerDay: 5, bufferAfterInMinutes: 15 });
      await rule({ bufferBeforeInMinutes: 40, sessionsPerDay: 5 }, other);
      const times = Array.from({ length: 12 }, (_, index) =>
        new Date(Date.parse(TUESDAY_TEN) + index * 30 * MINUTE_MS).toISOString(),
      );
      await Promise.allSettled(
        guests.map((person, index) =>
          person.takes(index % 2 ? offer : other, times[index % times.length]!),
        ),
      );
      const { sessions } = await at.world.store.availability.scheduleOf({
        creatorId: creator.row.id,
        interval: { start: Date.parse("2026-03-17T00:00Z"), end: Date.parse("2026-03-18T00:00Z") },
        now: at.world.now(),
        holder: null,
        moved: null,
      });
      const sorted = [...sessions].sort((a, b) => a.start - b.start);
      expect(sorted.length).toBeGreaterThan(2);
      expect(sorted.length).toBeLessThanOrEqual(5);
      for (const [index, session] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before === undefined) continue;
        const needed = session.offerId === other.id ? 40 : before.offerId === offer.id ? 15 : 0;
        expect(session.start - before.end).toBeGreaterThanOrEqual(needed * MINUTE_MS);
      }
    });
  });
}
