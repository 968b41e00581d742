import { describe, expect, it } from "vitest";
import { beamer } from "../../world/people.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { lapseHold } from "../bookings/lapseHold.ts";
import { readBooking } from "../bookings/readBooking.ts";
import {
  ANSWERS,
  TUESDAY_HALF_PAST_TEN,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

/** How a time is taken, held and let go, on any store. */
export function describeHolds(name: string, openStore: () => Promise<Store>): void {
  describe(`holds on ${name}`, () => {
    const at = bookingWorldOn(openStore);

    it("lets one of 200 people who take the same slot at once have it", async () => {
      const offer = await (await beamer(at.world)).offers();
      const people = await at.guests(200);
      const answers = await Promise.allSettled(
        people.map((person) => person.takes(offer, TUESDAY_TEN)),
      );
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const codes = answers.flatMap((answer) =>
        answer.status === "rejected" ? [answer.reason.code] : [],
      );
      expect(new Set(codes)).toEqual(new Set(["SLOT_TAKEN"]));
    });

    it("never books two overlapping sessions of 30 and 60 minutes, and leaves nothing half-written", async () => {
      const creator = await beamer(at.world);
      const short = await creator.offers({ durationInMinutes: 30 });
      const long = await creator.offers({ durationInMinutes: 60, priceInCents: 0 });
      const people = await at.guests(60);
      const wishes = [
        [short, TUESDAY_TEN],
        [long, TUESDAY_TEN],
        [short, TUESDAY_HALF_PAST_TEN],
      ] as const;
      const answers = await Promise.allSettled(
        people.map((person, index) => {
          const [offer, time] = wishes[index % wishes.length] ?? wishes[0];
          return person.takes(offer, time);
        }),
      );
      const taken = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? [answer.value] : [],
      );
      const day = { start: Date.parse("2026-03-17T00:00Z"), end: Date.parse("2026-03-18T00:00Z") };
      const { sessions } = await at.world.store.availability.scheduleOf({
        creatorId: creator.row.id,
        interval: day,
        now: at.world.now(),
        holder: null,
        moved: null,
      });
      const sorted = sessions
        .map(({ start, end }) => ({ start, end }))
        .sort((a, b) => a.start - b.start);
      const answered = taken.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
      expect(sorted).toEqual(answered.sort((a, b) => a.start - b.start));
      for (const [index, time] of sorted.entries()) {
        expect(time.start).toBeGreaterThanOrEqual(sorted[index - 1]?.end ?? 0);
      }
    });

    it("holds a slot of a paid offer for 15 minutes and no longer", async () => {
      const offer = await (await beamer(at.world)).offers();
      const [first, second] = await at.guests(2);
      const held = await first!.takes(offer, TUESDAY_TEN);
      expect(held).toMatchObject({
        state: "HELD",
        paymentStatus: "PENDING",
        holdExpiresAt: at.world.now() + HOLD_MS,
      });
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(false);

      at.world.clock.advance(HOLD_MS - 1);
      await expect(second!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });

      at.world.clock.advance(1);
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(true);
      const seen = await readBooking(at.world.contextFor(first!.viewer), held.id);
      expect(seen).toMatchObject({ state: "LAPSED", paymentStatus: "EXPIRED" });
      expect(await second!.takes(offer, TUESDAY_TEN)).toMatchObject({ state: "HELD" });
    });

    it("holds a slot of a free offer, too, until its questions are answered", async () => {
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [first, second] = await at.guests(2);
      const held = await first!.takes(offer, TUESDAY_TEN);
      expect(held).toMatchObject({
        state: "HELD",
        paymentStatus: "FREE",
        holdExpiresAt: at.world.now() + HOLD_MS,
      });
      const other = await second!.takes(offer, TUESDAY_HALF_PAST_TEN);
      const booked = await second!.answers(other, ANSWERS);
      expect(booked).toMatchObject({
        state: "CONFIRMED",
        paymentStatus: "FREE",
        holdExpiresAt: null,
        confirmedAt: at.world.now(),
      });

      at.world.clock.advance(HOLD_MS);
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(true);
      expect(await at.isFree(offer, TUESDAY_HALF_PAST_TEN)).toBe(false);
      await expect(first!.answers(held, ANSWERS)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
    });

    it("ends a hold that nobody looks at, when its time is up", async () => {
      const offer = await (await beamer(at.world)).offers();
      const [guest] = await at.guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      const due = { subjectId: held.id };
      expect(await lapseHold(at.world, due)).toEqual({ againAt: held.holdExpiresAt });
      at.world.clock.advance(HOLD_MS);
      await lapseHold(at.world, due);
      await lapseHold(at.world, due);
      expect(await at.world.store.bookings.byId(held.id)).toMatchObject({
        state: "LAPSED",
        paymentStatus: "EXPIRED",
      });
    });

    it("gives the same booking for the same call again", async () => {
      const offer = await (await beamer(at.world)).offers();
      const [guest] = await at.guests(1);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const again = await Promise.all([
        guest!.takes(offer, TUESDAY_TEN),
        guest!.takes(offer, TUESDAY_TEN),
      ]);
      expect(again.map(({ id }) => id)).toEqual([first.id, first.id]);
    });

    it("shows a visitor the slots that this visitor holds as free, and moves the hold", async () => {
      const offer = await (await beamer(at.world)).offers();
      const [guest, other] = await at.guests(2);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const second = await guest!.takes(offer, TUESDAY_HALF_PAST_TEN);
      expect(second.id).not.toBe(first.id);
      expect(await other!.takes(offer, TUESDAY_TEN)).toMatchObject({ state: "HELD" });
    });

    it("moves a free booking that was not confirmed yet, and keeps a confirmed one", async () => {
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [guest] = await at.guests(1);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const second = await guest!.takes(offer, TUESDAY_HALF_PAST_TEN);
      expect((await at.world.store.bookings.byId(first.id))?.state).toBe("LAPSED");
      await guest!.answers(second, ANSWERS);
      await guest!.takes(offer, TUESDAY_TEN);
      expect((await at.world.store.bookings.byId(second.id))?.state).toBe("CONFIRMED");
    });

    it("shows a visitor a free slot as free until its questions are answered", async () => {
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [guest, other] = await at.guests(2);
      const booking = await guest!.takes(offer, TUESDAY_TEN);
      expect(await at.isFree(offer, TUESDAY_TEN, guest!.viewer)).toBe(true);
      expect(await at.isFree(offer, TUESDAY_TEN, other!.viewer)).toBe(false);
      await guest!.answers(booking, ANSWERS);
      expect(await at.isFree(offer, TUESDAY_TEN, guest!.viewer)).toBe(false);
    });
  });
}
