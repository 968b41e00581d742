import { describe, expect, it } from "vitest";
import { beamer } from "../../world/people.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { calendar, calendarProfileRow } from "../../store/factories/calendars.ts";
import type { Store } from "../../store/ports/store.ts";
import { createBooking } from "../bookings/createBooking.ts";
import {
  ANSWERS,
  TUESDAY_HALF_PAST_TEN,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

/** Which times can't be taken, on any store. */
export function describeRefusedTimes(name: string, openStore: () => Promise<Store>): void {
  describe(`refused times on ${name}`, () => {
    const at = bookingWorldOn(openStore);

    it("lets one person hold three slots of a creator at once, and no more", async () => {
      const creator = await beamer(at.world);
      const [guest] = await at.guests(1);
      const offers = [];
      for (let index = 0; index < 4; index += 1) offers.push(await creator.offers());
      const timeOf = (index: number) =>
        new Date(Date.parse(TUESDAY_TEN) + index * 30 * MINUTE_MS).toISOString();
      for (const [index, offer] of offers.slice(0, 3).entries()) {
        await guest!.takes(offer, timeOf(index));
      }
      const fourth = guest!.takes(offers[3]!, timeOf(3));
      await expect(fourth).rejects.toMatchObject({ code: "TOO_MANY_HOLDS" });
      // Another time of the same offer isn't another hold.
      expect(await guest!.takes(offers[2]!, timeOf(5))).toMatchObject({ state: "HELD" });
    });

    it("lets one person have five free sessions with a creator ahead, and no more", async () => {
      const offer = await (await beamer(at.world)).offers({ priceInCents: 0 });
      const [guest] = await at.guests(1);
      const timeOf = (index: number) =>
        new Date(Date.parse(TUESDAY_TEN) + index * 30 * MINUTE_MS).toISOString();
      for (let index = 0; index < 5; index += 1) {
        await guest!.answers(await guest!.takes(offer, timeOf(index)), ANSWERS);
      }
      const sixth = guest!.takes(offer, timeOf(5));
      await expect(sixth).rejects.toMatchObject({ code: "TOO_MANY_FREE_BOOKINGS" });
      at.world.clock.advance(Date.parse(timeOf(1)) - at.world.now());
      await expect(guest!.takes(offer, timeOf(12))).resolves.toMatchObject({ state: "HELD" });
    });

    it("lets one person hold twenty slots altogether, also when they are asked for at once", async () => {
      const [guest] = await at.guests(1);
      const offers = [];
      for (let index = 0; index < 25; index += 1) {
        offers.push(
          await (
            await beamer(at.world, {
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

    it("refuses a slot that is not offered", async () => {
      const offer = await (await beamer(at.world)).offers();
      const [guest] = await at.guests(1);
      const refused = [
        "2026-03-17T09:10:00Z", // between two slots
        "2026-03-15T09:00:00Z", // in the past
        "2026-03-16T10:30:00Z", // less than two hours ahead
        "2026-03-22T09:00:00Z", // a Sunday
        "2026-12-15T09:00:00Z", // more than six months ahead
      ];
      for (const time of refused) {
        await expect(guest!.takes(offer, time)).rejects.toMatchObject({ code: "SLOT_NOT_OFFERED" });
      }
    });

    it("keeps the pace of the creator who is booked, and holds nothing beyond it", async () => {
      const creator = await beamer(at.world);
      const offer = await creator.offers();
      const asked: string[] = [];
      at.world.bookingPace = {
        next: async (creatorId) => {
          asked.push(creatorId);
          refuse("UNAVAILABLE");
        },
      };
      const [guest] = await at.guests(1);
      await expect(guest!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      expect(asked).toEqual([creator.row.id]);
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(true);
    });

    it("refuses one's own offer, an offer that is not on sale, and what is no offer", async () => {
      const creator = await beamer(at.world);
      const offer = await creator.offers();
      const draft = await creator.offers({ status: "DRAFT" });
      const drop = await creator.drops();
      const [guest] = await at.guests(1);
      await expect(creator.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "OWN_OFFER" });
      await expect(guest!.takes(draft, TUESDAY_TEN)).rejects.toMatchObject({ code: "NOT_FOUND" });
      const wrong = {
        catalogItemId: drop.id,
        date: "2026-03-17",
        timeSlot: "09:00",
        timeZone: "UTC",
      };
      await expect(createBooking(at.world.contextFor(guest!.viewer), wrong)).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    });

    it("offers nothing while a calendar that counts is busy", async () => {
      const creator = await beamer(at.world);
      const offer = await creator.offers();
      const [on, off] = ["cal_on", "cal_off"].map((id) => ({ id, calendarId: id }));
      await at.world.store.calendars.save(
        calendarProfileRow({
          id: "cal_account",
          ownerId: creator.row.id,
          calendars: [calendar(on), calendar({ ...off, isEnabled: false, isDefault: false })],
        }),
      );
      const busy = (time: string) => ({
        start: Date.parse(time),
        end: Date.parse(time) + 30 * MINUTE_MS,
      });
      await at.world.calendars.writeBusy({ calendarId: "cal_on", busy: [busy(TUESDAY_TEN)] });
      await at.world.calendars.writeBusy({
        calendarId: "cal_off",
        busy: [busy(TUESDAY_HALF_PAST_TEN)],
      });
      expect(await at.isFree(offer, TUESDAY_TEN)).toBe(false);
      expect(await at.isFree(offer, TUESDAY_HALF_PAST_TEN)).toBe(true);
      const [guest] = await at.guests(1);
      await expect(guest!.takes(offer, TUESDAY_TEN)).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    });
  });
}
