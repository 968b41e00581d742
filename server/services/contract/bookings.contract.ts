import { describe, expect, it } from "vitest";
import { beamer } from "../../world/people.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { listBookings } from "../bookings/listBookings.ts";
import { readBooking } from "../bookings/readBooking.ts";
import {
  ANSWERS,
  QUESTION,
  TUESDAY_HALF_PAST_TEN,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

/** What a booking is, on any store. */
export function describeBookings(name: string, openStore: () => Promise<Store>): void {
  describe(`bookings on ${name}`, () => {
    const at = bookingWorldOn(openStore);

    it("books a free offer without questions when 'Complete Booking' sends no answers", async () => {
      await at.world.store.questions.replaceAll([]);
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [guest] = await at.guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      expect(await guest!.answers(held, [])).toMatchObject({ state: "CONFIRMED" });
    });

    it("keeps its texts, price and times, whatever becomes of the offer", async () => {
      const creator = await beamer(at.world);
      const texts = {
        title: "As it was",
        description: "What it was about",
        descriptionBulletPoints: ["What one got"],
      };
      const offer = await creator.offers({ ...texts, priceInCents: 6000 });
      const [guest] = await at.guests(1);
      const held = await guest!.takes(offer, TUESDAY_TEN);
      const edited = {
        title: "Edited",
        description: "Edited, too",
        descriptionBulletPoints: [],
        priceInCents: 9000,
        durationInMinutes: 60,
      } as const;
      await at.world.store.catalog.replace({ ...offer, ...edited });
      expect(await readBooking(at.world.contextFor(guest!.viewer), held.id)).toMatchObject({
        ...texts,
        priceInCents: 6000,
        endsAt: Date.parse(TUESDAY_HALF_PAST_TEN),
      });
      const payment = await guest!.opensPayment(offer);
      const { title, description } = texts;
      expect(payment).toMatchObject({ title, description, netInCents: 6000 });
    });

    it("asks for the answers that are required, and takes no others", async () => {
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [guest] = await at.guests(1);
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
      const creator = await beamer(at.world);
      const offer = await creator.offers();
      const [guest, stranger] = await at.guests(2);
      const booking = await guest!.takes(offer, TUESDAY_TEN);
      for (const { viewer } of [guest!, creator]) {
        const seen = await readBooking(at.world.contextFor(viewer), booking.id);
        expect(seen.id).toBe(booking.id);
      }
      const reading = readBooking(at.world.contextFor(stranger!.viewer), booking.id);
      await expect(reading).rejects.toMatchObject({ code: "NOT_FOUND" });
    });

    it("lists the sessions that still count, latest first, and none that have lapsed", async () => {
      const creator = await beamer(at.world);
      const [guest] = await at.guests(1);
      const free = await creator.offers({ priceInCents: 0 });
      const paid = await creator.offers();
      const booked = await guest!.answers(await guest!.takes(free, TUESDAY_TEN), ANSWERS);
      const held = await guest!.takes(paid, TUESDAY_HALF_PAST_TEN);
      const list = () =>
        listBookings(at.world.contextFor(guest!.viewer), { limit: 10, after: null });
      expect((await list()).map(({ id }) => id)).toEqual([held.id, booked.id]);
      at.world.clock.advance(HOLD_MS);
      expect((await list()).map(({ id }) => id)).toEqual([booked.id]);
    });
  });
}
