import { calendar, calendarProfileRow } from "../../store/factories/calendars.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { beamer, user } from "../../../mocks/world/people.ts";
import { type World, createWorld } from "../../../mocks/world/world.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { HOLD_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Viewer } from "../shared/context.ts";
import { createBooking } from "../bookings/createBooking.ts";
import { lapseHold } from "../bookings/lapseHold.ts";
import { listBookings } from "../bookings/listBookings.ts";
import { readAvailability } from "../availability/readAvailability.ts";
import { readBooking } from "../bookings/readBooking.ts";

const TUESDAY_TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
const TUESDAY_HALF_PAST_TEN = "2026-03-17T09:30:00Z";
const QUESTION = { id: "qst_1", position: 1, isRequired: true, question: "What is it about?" };
const ANSWERS = [{ question: QUESTION.question, answer: "A talk" }];

/** What a booking is, whatever remembers it. */
export function describeBookings(name: string, openStore: () => Promise<Store>): void {
  describe(`bookings on ${name}`, () => {
    let world: World;

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      await world.store.questions.replaceAll([QUESTION]);
    });

    const guests = async (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          user(world, { slug: `guest-${index}`, email: `guest${index}@demo.example` }),
        ),
      );

    const freeStarts = async (offer: OneOnOneRow, viewer: Viewer | null = null) =>
      (
        await readAvailability(world.contextFor(viewer), {
          year: 2026,
          month: 3,
          oneOnOneId: offer.id,
          timeZone: "UTC",
        })
      )
        .flatMap(({ slots }) => slots)
        .map(({ startsAt }) => new Date(startsAt).toISOString());

    const isFree = async (offer: OneOnOneRow, at: string, viewer: Viewer | null = null) =>
      (await freeStarts(offer, viewer)).includes(new Date(at).toISOString());

    it("lets one of 200 people who take the same slot at once have it", async () => {
      const offer = await (await beamer(world)).offers();
      const people = await guests(200);
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
      const creator = await beamer(world);
      const short = await creator.offers({ durationInMinutes: 30 });
      const long = await creator.offers({ durationInMinutes: 60, priceInCents: 0 });
      const people = await guests(60);
      const wishes = [
        [short, TUESDAY_TEN],
        [long, TUESDAY_TEN],
        [short, TUESDAY_HALF_PAST_TEN],
      ] as const;
      const answers = await Promise.allSettled(
        people.map((person, index) => {
          const [offer, at] = wishes[index % wishes.length] ?? wishes[0];
          return person.takes(offer, at);
        }),
      );
      const taken = answers.flatMap((answer) =>
        answer.status === "fulfilled" ? [answer.value] : [],
      );
      const day = { start: Date.parse("2026-03-17T00:00Z"), end: Date.parse("2026-03-18T00:00Z") };
      const { busy } = await world.store.availability.scheduleOf({
        creatorId: creator.row.id,
        interval: day,
        now: world.now(),
        exclude: null,
      });
      const sorted = [...busy].sort((a, b) => a.start - b.start);
      const answered = taken.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
      expect(sorted).toEqual(answered.sort((a, b) => a.start - b.start));
      for (const [index, time] of sorted.entries()) {
        expect(time.start).toBeGreaterThanOrEqual(sorted[index - 1]?.end ?? 0);
      }
    });

    it("holds a slot of a paid offer for 15 minutes and no longer", async () => {
      const offer = await (await beamer(world)).offers();
      const [first, second] = await guests(2);
      const held = await first!.takes(offer, TUESDAY_TEN);
      expect(held).toMatchObject({
        state: "HELD",
        paymentStatus: "PENDING",
        holdExpiresAt: world.now() + HOLD_MS,
      });
      expect(await isFree(offer, TUESDAY_TEN)).toBe(false);

      world.clock.advance(HOLD_MS - 1);
      await expect(second!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });

      world.clock.advance(1);
      expect(await isFree(offer, TUESDAY_TEN)).toBe(true);
      const seen = await readBooking(world.contextFor(first!.viewer), held.id);
      expect(seen).toMatchObject({ state: "LAPSED", paymentStatus: "EXPIRED" });
      expect(await second!.takes(offer, TUESDAY_TEN)).toMatchObject({ state: "HELD" });
    });

    it("holds a slot of a free offer, too, until its questions are answered", async () => {
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [first, second] = await guests(2);
      const held = await first!.takes(offer, TUESDAY_TEN);
      expect(held).toMatchObject({
        state: "HELD",
        paymentStatus: "FREE",
        holdExpiresAt: world.now() + HOLD_MS,
      });
      const other = await second!.takes(offer, TUESDAY_HALF_PAST_TEN);
      const booked = await second!.answers(other, ANSWERS);
      expect(booked).toMatchObject({
        state: "CONFIRMED",
        paymentStatus: "FREE",
        holdExpiresAt: null,
        confirmedAt: world.now(),
      });

      world.clock.advance(HOLD_MS);
      expect(await isFree(offer, TUESDAY_TEN)).toBe(true);
      expect(await isFree(offer, TUESDAY_HALF_PAST_TEN)).toBe(false);
      await expect(first!.answers(held, ANSWERS)).rejects.toMatchObject({ code: "HOLD_EXPIRED" });
    });

    it("books a free offer without questions when 'Complete Booking' sends no answers", async () => {
      await world.store.questions.replaceAll([]);
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [guest] = await guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      expect(await guest!.answers(held, [])).toMatchObject({ state: "CONFIRMED" });
    });

    it("ends a hold that nobody looks at, when its time is up", async () => {
      const offer = await (await beamer(world)).offers();
      const [guest] = await guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      const due = { subjectId: held.id };
      expect(await lapseHold(world, due)).toEqual({ againAt: held.holdExpiresAt });
      world.clock.advance(HOLD_MS);
      await lapseHold(world, due);
      await lapseHold(world, due);
      expect(await world.store.bookings.byId(held.id)).toMatchObject({
        state: "LAPSED",
        paymentStatus: "EXPIRED",
      });
    });

    it("keeps its title, price and times, whatever becomes of the offer", async () => {
      const creator = await beamer(world);
      const offer = await creator.offers({ title: "As it was", priceInCents: 6000 });
      const [guest] = await guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      const edited = { title: "Edited", priceInCents: 9000, durationInMinutes: 60 } as const;
      await world.store.catalog.replace({ ...offer, ...edited });
      expect(await readBooking(world.contextFor(guest!.viewer), held.id)).toMatchObject({
        title: "As it was",
        priceInCents: 6000,
        endsAt: Date.parse(TUESDAY_HALF_PAST_TEN),
      });
      const payment = await guest!.opensPayment(offer);
      expect(payment).toMatchObject({ title: "As it was", netInCents: 6000 });
    });

    it("lets one person hold three slots of a creator at once, and no more", async () => {
      const creator = await beamer(world);
      const [guest] = await guests(1);
      const offers = [];
      for (let index = 0; index < 4; index += 1) offers.push(await creator.offers());
      const at = (index: number) =>
        new Date(Date.parse(TUESDAY_TEN) + index * 30 * MINUTE_MS).toISOString();
      for (const [index, offer] of offers.slice(0, 3).entries()) {
        await guest!.takes(offer, at(index));
      }
      const fourth = guest!.takes(offers[3]!, at(3));
      await expect(fourth).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
      // Another time of the same offer is no further hold.
      expect(await guest!.takes(offers[2]!, at(5))).toMatchObject({ state: "HELD" });
    });

    it("lets one person have five free sessions with a creator ahead, and no more", async () => {
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [guest] = await guests(1);
      const at = (index: number) =>
        new Date(Date.parse(TUESDAY_TEN) + index * 30 * MINUTE_MS).toISOString();
      for (let index = 0; index < 5; index += 1) {
        await guest!.answers(await guest!.takes(offer, at(index)), ANSWERS);
      }
      const sixth = guest!.takes(offer, at(5));
      await expect(sixth).rejects.toMatchObject({ code: "TOO_MANY_FREE_BOOKINGS" });
      world.clock.advance(Date.parse(at(1)) - world.now());
      await expect(guest!.takes(offer, at(12))).resolves.toMatchObject({ state: "HELD" });
    });

    it("lets one person hold twenty slots altogether, also when they are asked for at once", async () => {
      const [guest] = await guests(1);
      const offers = [];
      for (let index = 0; index < 25; index += 1) {
        offers.push(
          await (
            await beamer(world, {
              slug: `creator-${index}`,
              email: `c${index}@demo.example`,
              affiliateCode: `CREATOR${index}`,
            })
          ).offers(),
        );
      }
      const answers = await Promise.allSettled(
        offers.map((offer) => guest!.takes(offer, TUESDAY_TEN)),
      );
      expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
      const codes = answers.flatMap((answer) =>
        answer.status === "rejected" ? [answer.reason.code] : [],
      );
      expect(new Set(codes)).toEqual(new Set(["TOO_MANY_HOLDS"]));
    });

    it("gives the same booking for the same call again", async () => {
      const offer = await (await beamer(world)).offers();
      const [guest] = await guests(1);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const again = await Promise.all([
        guest!.takes(offer, TUESDAY_TEN),
        guest!.takes(offer, TUESDAY_TEN),
      ]);
      expect(again.map(({ id }) => id)).toEqual([first.id, first.id]);
    });

    it("shows a visitor the slots that this visitor holds as free, and moves the hold", async () => {
      const offer = await (await beamer(world)).offers();
      const [guest, other] = await guests(2);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const second = await guest!.takes(offer, TUESDAY_HALF_PAST_TEN);
      expect(second.id).not.toBe(first.id);
      expect(await other!.takes(offer, TUESDAY_TEN)).toMatchObject({ state: "HELD" });
    });

    it("moves a free booking that was not confirmed yet, and keeps a confirmed one", async () => {
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [guest] = await guests(1);
      const first = await guest!.takes(offer, TUESDAY_TEN);
      const second = await guest!.takes(offer, TUESDAY_HALF_PAST_TEN);
      expect((await world.store.bookings.byId(first.id))?.state).toBe("LAPSED");
      await guest!.answers(second, ANSWERS);
      await guest!.takes(offer, TUESDAY_TEN);
      expect((await world.store.bookings.byId(second.id))?.state).toBe("CONFIRMED");
    });

    it("shows a visitor a free slot as free until its questions are answered", async () => {
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [guest, other] = await guests(2);
      const booking = await guest!.takes(offer, TUESDAY_TEN);
      expect(await isFree(offer, TUESDAY_TEN, guest!.viewer)).toBe(true);
      expect(await isFree(offer, TUESDAY_TEN, other!.viewer)).toBe(false);
      await guest!.answers(booking, ANSWERS);
      expect(await isFree(offer, TUESDAY_TEN, guest!.viewer)).toBe(false);
    });

    it("refuses a slot that is not offered", async () => {
      const offer = await (await beamer(world)).offers();
      const [guest] = await guests(1);
      const refused = [
        "2026-03-17T09:10:00Z", // between two slots
        "2026-03-15T09:00:00Z", // in the past
        "2026-03-16T10:30:00Z", // less than two hours ahead
        "2026-03-22T09:00:00Z", // a Sunday
        "2026-12-15T09:00:00Z", // more than six months ahead
      ];
      for (const at of refused) {
        await expect(guest!.takes(offer, at)).rejects.toMatchObject({ code: "SLOT_NOT_OFFERED" });
      }
    });

    it("keeps the pace of the creator who is booked, and holds nothing beyond it", async () => {
      const creator = await beamer(world);
      const offer = await creator.offers();
      const asked: string[] = [];
      world.bookingPace = {
        next: async (creatorId) => {
          asked.push(creatorId);
          refuse("UNAVAILABLE");
        },
      };
      const [guest] = await guests(1);
      await expect(guest!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      expect(asked).toEqual([creator.row.id]);
      expect(await isFree(offer, TUESDAY_TEN)).toBe(true);
    });

    it("refuses one's own offer, an offer that is not on sale, and what is no offer", async () => {
      const creator = await beamer(world);
      const offer = await creator.offers();
      const draft = await creator.offers({ status: "DRAFT" });
      const drop = await creator.drops();
      const [guest] = await guests(1);
      await expect(creator.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "OWN_OFFER" });
      await expect(guest!.takes(draft, TUESDAY_TEN)).rejects.toMatchObject({ code: "NOT_FOUND" });
      const wrong = {
        catalogItemId: drop.id,
        date: "2026-03-17",
        timeSlot: "09:00",
        timeZone: "UTC",
      };
      await expect(createBooking(world.contextFor(guest!.viewer), wrong)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    });

    it("asks for the answers that are required, and takes no others", async () => {
      const offer = await (await beamer(world)).offers({ priceInCents: 0 });
      const [guest] = await guests(1);
      const booking = await guest!.takes(offer, TUESDAY_TEN);
      await expect(
        guest!.answers(booking, [{ question: QUESTION.question, answer: "  " }]),
      ).rejects.toMatchObject({ field: "intakes.0.answer", message: "This field is required" });
      await expect(
        guest!.answers(booking, [{ question: "Made up?", answer: "Yes" }]),
      ).rejects.toMatchObject({ field: "intakes.0.question" });
      const answered = await guest!.answers(booking, [
        { question: QUESTION.question, answer: "שלום 👋 <b>hi</b>" },
      ]);
      expect(answered.intakes).toEqual([
        { question: QUESTION.question, answer: "שלום 👋 <b>hi</b>" },
      ]);
    });

    it("shows a booking to its booker and its creator only", async () => {
      const creator = await beamer(world);
      const offer = await creator.offers();
      const [guest, stranger] = await guests(2);
      const booking = await guest!.takes(offer, TUESDAY_TEN);
      for (const { viewer } of [guest!, creator]) {
        const seen = await readBooking(world.contextFor(viewer), booking.id);
        expect(seen.id).toBe(booking.id);
      }
      const reading = readBooking(world.contextFor(stranger!.viewer), booking.id);
      await expect(reading).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    it("lists the sessions that stand, latest first, and none that have lapsed", async () => {
      const creator = await beamer(world);
      const [guest] = await guests(1);
      const free = await creator.offers({ priceInCents: 0 });
      const paid = await creator.offers();
      const booked = await guest!.answers(await guest!.takes(free, TUESDAY_TEN), ANSWERS);
      const held = await guest!.takes(paid, TUESDAY_HALF_PAST_TEN);
      const list = () => listBookings(world.contextFor(guest!.viewer), { limit: 10, after: null });
      expect((await list()).map(({ id }) => id)).toEqual([held.id, booked.id]);
      world.clock.advance(HOLD_MS);
      expect((await list()).map(({ id }) => id)).toEqual([booked.id]);
    });

    it("offers nothing while a calendar that counts is busy", async () => {
      const creator = await beamer(world);
      const offer = await creator.offers();
      const [on, off] = ["cal_on", "cal_off"].map((id) => ({ id, calendarId: id }));
      await world.store.calendars.save(
        calendarProfileRow({
          id: "cal_account",
          ownerId: creator.row.id,
          calendars: [calendar(on), calendar({ ...off, isEnabled: false, isDefault: false })],
        }),
      );
      const busy = (at: string) => ({
        start: Date.parse(at),
        end: Date.parse(at) + 30 * MINUTE_MS,
      });
      await world.calendars.writeBusy({ calendarId: "cal_on", busy: [busy(TUESDAY_TEN)] });
      await world.calendars.writeBusy({
        calendarId: "cal_off",
        busy: [busy(TUESDAY_HALF_PAST_TEN)],
      });
      expect(await isFree(offer, TUESDAY_TEN)).toBe(false);
      expect(await isFree(offer, TUESDAY_HALF_PAST_TEN)).toBe(true);
      const [guest] = await guests(1);
      await expect(guest!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    });
  });
}
