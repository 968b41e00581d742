import { describe, expect, it } from "vitest";
import type { MeetingPlace } from "../../../src/domain/bookings/meetingPlace.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { Person } from "../../world/actions.ts";
import { beamer } from "../../world/people.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { updateMeetingPlace } from "../bookings/updateMeetingPlace.ts";
import { createOneOnOne } from "../catalogue/createOneOnOne.ts";
import { updateOneOnOne } from "../catalogue/updateOneOnOne.ts";
import { ANSWERS, TUESDAY_TEN, bookingWorldOn } from "./bookingWorld.contract.ts";

const THURSDAY_TEN = "2026-03-19T09:00:00Z";
const OFFICE: MeetingPlace = { kind: "ADDRESS", details: "Demo Street 1\n1000 Brussels" };
const ROOM: MeetingPlace = { kind: "LINK", details: "https://meet.example/demo" };
const PHONE: MeetingPlace = { kind: "PHONE", details: "+32 2 123 45 67" };

const FORM = {
  title: "A walk",
  description: "",
  price: 40,
  descriptionBulletPoints: [],
  duration: "THIRTY_MINUTES",
};

/** Meeting places, on any store. */
export function describeMeetingPlaces(name: string, openStore: () => Promise<Store>): void {
  describe(`meeting places on ${name}`, () => {
    const at = bookingWorldOn(openStore);
    const as = ({ viewer }: Person) => at.world.contextFor(viewer);
    const stored = ({ id }: BookingRow) => at.world.store.bookings.byId(id);

    async function scene(meetingPlace: MeetingPlace = OFFICE) {
      const creator = await beamer(at.world);
      const [guest, other] = (await at.guests(2)) as [Person, Person];
      const offer = await creator.offers({ priceInCents: 0, meetingPlace });
      return { creator, guest, other, offer };
    }

    async function booked(time = THURSDAY_TEN) {
      const people = await scene();
      const held = await people.guest.takes(people.offer, time);
      return { ...people, booking: await people.guest.answers(held, ANSWERS) };
    }

    describe("of an offer", () => {
      const saved = async ({ id }: OneOnOneRow) =>
        ((await at.world.store.catalog.byId(id)) as OneOnOneRow).meetingPlace;

      it("is by video unless its creator says otherwise", async () => {
        const { creator } = await scene();
        const made = await createOneOnOne(as(creator), FORM);
        expect(made.meetingPlace).toEqual({ kind: "VIDEO", details: null });
        const named = { meetingKind: "LINK", meetingDetails: ` ${ROOM.details} ` };
        const other = await createOneOnOne(as(creator), { ...FORM, ...named });
        expect(await saved(other)).toEqual(ROOM);
      });

      it("stays where a change doesn't say", async () => {
        const { creator, offer } = await scene();
        await updateOneOnOne(as(creator), { ...FORM, id: offer.id });
        expect(await saved(offer)).toEqual(OFFICE);
        const video = { meetingKind: "VIDEO", meetingDetails: "forgotten" };
        await updateOneOnOne(as(creator), { ...FORM, ...video, id: offer.id });
        expect(await saved(offer)).toEqual({ kind: "VIDEO", details: null });
      });

      it.each([
        ["LINK", "meet.example/demo"],
        ["LINK", "javascript:alert(1)"],
        ["PHONE", "02 123 45 67"],
        ["PHONE", "+32 call me"],
        ["ADDRESS", "  "],
        ["ADDRESS", "a".repeat(501)],
      ])("is refused as %s %j", async (meetingKind, meetingDetails) => {
        const { creator, offer } = await scene();
        const command = { ...FORM, id: offer.id, meetingKind, meetingDetails };
        const refused = { code: "BAD_USER_INPUT", field: "meetingDetails" };
        await expect(updateOneOnOne(as(creator), command)).rejects.toMatchObject(refused);
        expect(await saved(offer)).toEqual(OFFICE);
      });
    });

    describe("of a booking", () => {
      it("is the offer's when its time was taken", async () => {
        const { creator, guest, offer } = await scene();
        const held = await guest.takes(offer, TUESDAY_TEN);
        const phone = { meetingKind: "PHONE", meetingDetails: PHONE.details };
        await updateOneOnOne(as(creator), { ...FORM, ...phone, price: 0, id: offer.id });
        const booking = await guest.answers(held, ANSWERS);
        expect(booking.meetingPlace).toEqual(OFFICE);
      });

      it("is changed by its creator, for this one alone", async () => {
        const { creator, guest, offer, booking } = await booked();
        const next = await guest.takes(offer, TUESDAY_TEN);
        at.world.clock.advance(1000);
        const changed = await creator.changesPlace(booking, ROOM);
        expect(changed).toMatchObject({
          state: "CONFIRMED",
          meetingPlace: ROOM,
          placeChangeCount: 1,
          placeChangedAt: at.world.now(),
          startsAt: booking.startsAt,
        });
        expect(await stored(booking)).toEqual(changed);
        expect(await stored(next)).toMatchObject({ meetingPlace: OFFICE, placeChangeCount: 0 });
        const { placeChangeCount } = await creator.changesPlace(booking, PHONE);
        expect(placeChangeCount).toBe(2);
      });

      it("stays as it is when it is named again", async () => {
        const { creator, booking } = await booked();
        expect(await creator.changesPlace(booking, OFFICE)).toEqual(booking);
        const changed = await creator.changesPlace(booking, ROOM);
        at.world.clock.advance(1000);
        expect(await creator.changesPlace(booking, ROOM)).toEqual(changed);
      });

      it("stays when the session is moved, and can be changed while it goes on", async () => {
        const { creator, guest, booking } = await booked();
        await creator.changesPlace(booking, ROOM);
        const moved = await guest.moves(booking, "2026-03-19T10:00:00Z");
        expect(moved).toMatchObject({ meetingPlace: ROOM, placeChangeCount: 1 });
        at.world.clock.advance(moved.endsAt - 1 - at.world.now());
        expect((await creator.changesPlace(booking, PHONE)).meetingPlace).toEqual(PHONE);
        at.world.clock.advance(1);
        const refused = { code: "SESSION_OVER" };
        await expect(creator.changesPlace(booking, OFFICE)).rejects.toMatchObject(refused);
        expect(await stored(booking)).toMatchObject({ meetingPlace: PHONE });
      });

      it("isn't overwritten by who hasn't seen the latest", async () => {
        const { creator, booking } = await booked();
        await creator.changesPlace(booking, ROOM);
        const phone = { id: booking.id, meetingKind: "PHONE", meetingDetails: PHONE.details };
        const outdated = { ...phone, placeChangeCount: 0 };
        const refused = { code: "CHANGED_ELSEWHERE" };
        await expect(updateMeetingPlace(as(creator), outdated)).rejects.toMatchObject(refused);
        expect(await stored(booking)).toMatchObject({ meetingPlace: ROOM });
        const room = { ...outdated, meetingKind: "LINK", meetingDetails: ROOM.details };
        expect(await updateMeetingPlace(as(creator), room)).toMatchObject({ placeChangeCount: 1 });
        const upToDate = { ...phone, placeChangeCount: 1 };
        expect(await updateMeetingPlace(as(creator), upToDate)).toMatchObject({
          meetingPlace: PHONE,
        });
      });

      it("is nobody else's to change, nor the booker's", async () => {
        const { guest, other, booking } = await booked();
        const stranger = await beamer(at.world, { slug: "other", affiliateCode: "OTHERSCODE" });
        for (const person of [guest, other, stranger]) {
          const refused = { code: "NOT_FOUND" };
          await expect(person.changesPlace(booking, ROOM)).rejects.toMatchObject(refused);
        }
        expect(await stored(booking)).toEqual(booking);
      });

      it("isn't changed before it is booked, or once it is cancelled", async () => {
        const { creator, guest, offer, booking } = await booked();
        const held = await guest.takes(offer, TUESDAY_TEN);
        const notYet = { code: "BOOKING_NOT_CONFIRMED" };
        await expect(creator.changesPlace(held, ROOM)).rejects.toMatchObject(notYet);
        at.world.clock.advance(HOLD_MS);
        await expect(creator.changesPlace(held, ROOM)).rejects.toMatchObject(notYet);
        await creator.cancels(booking);
        const cancelled = { code: "BOOKING_CANCELLED" };
        await expect(creator.changesPlace(booking, ROOM)).rejects.toMatchObject(cancelled);
      });

      it("is refused where it doesn't fit how they meet", async () => {
        const { creator, booking } = await booked();
        const command = { id: booking.id, meetingKind: "LINK", meetingDetails: "demo" };
        const refused = { code: "BAD_USER_INPUT", field: "meetingDetails" };
        await expect(updateMeetingPlace(as(creator), command)).rejects.toMatchObject(refused);
      });
    });
  });
}
