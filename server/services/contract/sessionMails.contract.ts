import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { BY_VIDEO } from "../../../src/domain/bookings/meetingPlace.ts";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  REMINDERS_BEFORE_MS,
  SESSION_MAILS_PAUSE_MS,
} from "../../../src/domain/shared/limits.ts";
import type { LocalMail } from "../../providers/mail/portable/local.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Person } from "../../world/actions.ts";
import type { Store } from "../../store/ports/store.ts";
import { instantOf } from "../../world/actions.ts";
import {
  FRIDAY_TEN,
  THURSDAY_NOON,
  THURSDAY_TEN,
  THURSDAY_TWO,
  TUESDAY_TEN,
  mailWorldOn,
} from "./mailWorld.contract.ts";

const NEXT_TUESDAY_TEN = "2026-03-24T09:00:00Z";
const WITH_CREATOR = "A clear half hour with Demo Speaker";
const WITH_GUEST = "A clear half hour with Demo Visitor";

/** What both sides of a session are told by mail, on any store. */
export function describeSessionMails(name: string, openStore: () => Promise<Store>): void {
  describe(`mails about a session on ${name}`, () => {
    const at = mailWorldOn(openStore);
    const booked = (time = THURSDAY_TEN) => at.guest.books(at.offer, time);
    const until = (iso: string, before = 0) => at.passes(instantOf(iso) - before - at.world.now());
    const bothTold = async () => [await at.told(at.guest), await at.told(at.creator)];

    it("tell both that it was booked, each in their own words", async () => {
      const booking = await booked();
      const [mail] = await at.newTo(at.guest);
      expect(mail).toMatchObject({
        subject: `Booked: ${WITH_CREATOR}`,
        senderName: "Demo Speaker via Beamers",
        to: "guest@demo.example",
      });
      expect(mail?.text).toContain("Thursday 19 March 2026, 10:00–10:30");
      expect(mail?.text).toContain(`/one-on-one-booking-detail/${booking.id}`);
      const [theirs] = await at.newTo(at.creator);
      expect(theirs).toMatchObject({ subject: `Booked: ${WITH_GUEST}`, senderName: "Beamers" });
      expect(theirs?.text).toContain("Price: Free");
    });

    it("have the answers, and nobody's address but their reader's", async () => {
      const answers = [{ question: "What would you like to talk about?", answer: "Quiet screens" }];
      const offer = await at.creator.offers({
        priceInCents: 0,
        title: "Ask me",
        intakeQuestions: [
          { id: "asked", isRequired: true, question: "What would you like to talk about?" },
        ],
      });
      const held = await at.guest.takes(offer, THURSDAY_TEN);
      expect(await bothTold()).toEqual([[], []]);
      await at.guest.answers(held, answers);
      const [theirs] = await at.newTo(at.creator);
      expect(theirs?.text).toContain("Quiet screens");
      const [mine] = await at.newTo(at.guest);
      expect(JSON.stringify(theirs)).not.toContain(at.guest.row.email);
      expect(JSON.stringify(mine)).not.toContain(at.creator.row.email);
    });

    it("are about one event in a calendar, from the booking to its end", async () => {
      const booking = await booked();
      await at.passes(HOUR_MS);
      await at.guest.moves(booking, THURSDAY_NOON);
      await at.passes(HOUR_MS);
      await at.creator.changesPlace(booking, { kind: "PHONE", details: "+32 2 555 55 55" });
      await at.passes(HOUR_MS);
      await at.creator.cancels(booking);
      const events = (await at.newTo(at.guest)).map(eventIn);
      const common = { uid: `${booking.id}@beamers.example`, attendees: ["guest@demo.example"] };
      const start = (hour: number) => `2026-03-19T${hour < 10 ? "0" : ""}${hour}:00:00Z`;
      expect(events).toEqual([
        { ...common, method: "REQUEST", sequence: 0, start: start(9), status: "CONFIRMED" },
        { ...common, method: "REQUEST", sequence: 1, start: start(11), status: "CONFIRMED" },
        { ...common, method: "REQUEST", sequence: 2, start: start(11), status: "CONFIRMED" },
        { ...common, method: "CANCEL", sequence: 3, start: start(11), status: "CANCELLED" },
      ]);
    });

    const methodsTo = async (person: Person) =>
      (await at.newTo(person)).map(({ invitation }) => invitation?.method ?? null);

    it("have no invitation for a creator whose own calendar gets the session", async () => {
      await at.creator.connects();
      const booking = await booked();
      await at.guest.moves(booking, THURSDAY_NOON);
      await at.guest.cancels(booking);
      expect(await methodsTo(at.creator)).toEqual([null, null, null]);
      expect(await methodsTo(at.guest)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    });

    it("go on inviting a creator who connected a calendar after the first invitation", async () => {
      const booking = await booked();
      await at.creator.connects();
      await at.guest.moves(booking, THURSDAY_NOON);
      await at.guest.cancels(booking);
      expect(await methodsTo(at.creator)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    });

    it("tell a creator once that a calendar was lost, and stop nothing", async () => {
      await at.creator.connects();
      const [account] = await at.world.store.calendars.ofOwner(at.creator.row.id);
      await at.world.calendars.takeBack(account?.accountId ?? "");
      await booked();
      await at.guest.books(at.offer, FRIDAY_TEN);
      const lost = "Your calendar needs to be connected again";
      const subjects = await at.told(at.creator);
      expect(subjects.filter((subject) => subject === lost)).toHaveLength(1);
      expect(subjects).toHaveLength(3);
    });

    it("refer to each other, and differ in their ids", async () => {
      const booking = await booked();
      await at.passes(HOUR_MS);
      await at.guest.moves(booking, THURSDAY_NOON);
      const mails = [...(await at.newTo(at.guest)), ...(await at.newTo(at.creator))];
      expect(new Set(mails.map(({ id }) => id)).size).toBe(4);
      const threads = mails.map(({ references }) => references.join());
      expect(threads[0]).toBe(threads[1]);
      expect(threads[2]).toBe(threads[3]);
      expect(threads[0]).not.toBe(threads[2]);
    });

    it("tell of moves close together once, and of the present state", async () => {
      const booking = await booked();
      await at.guest.moves(booking, THURSDAY_TWO);
      expect(await at.told(at.guest)).toEqual([
        `Booked: ${WITH_CREATOR}`,
        `Moved: ${WITH_CREATOR}`,
      ]);
      await at.told(at.creator);
      await at.passes(MINUTE_MS);
      await at.guest.moves(booking, THURSDAY_NOON);
      await at.passes(MINUTE_MS);
      await at.guest.moves(booking, FRIDAY_TEN);
      expect(await bothTold()).toEqual([[], []]);
      await at.passes(SESSION_MAILS_PAUSE_MS);
      const [mail, ...more] = await at.newTo(at.guest);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`Moved: ${WITH_CREATOR}`);
      expect(mail?.text).toContain("Before: Thursday 19 March 2026 at 14:00");
      expect(mail?.text).toContain("New time: Friday 20 March 2026, 10:00–10:30");
      expect(mail?.text).toContain("You moved");
      expect((await at.newTo(at.creator))[0]?.text).toContain("Demo Visitor moved");
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([[], []]);
    });

    it("tell of a change of place where they meet now", async () => {
      const booking = await booked();
      await bothTold();
      await at.passes(HOUR_MS);
      await at.creator.changesPlace(booking, { kind: "PHONE", details: "+32 2 555 55 55" });
      const [mail] = await at.newTo(at.guest);
      expect(mail?.subject).toBe(`New meeting details: ${WITH_CREATOR}`);
      expect(mail?.text).toContain("By phone: you call +32 2 555 55 55");
      expect((await at.newTo(at.creator))[0]?.text).toContain(
        "By phone: they call you at +32 2 555 55 55",
      );
      await at.passes(HOUR_MS);
      await at.creator.changesPlace(booking, BY_VIDEO);
      expect((await at.newTo(at.guest))[0]?.text).toContain("/live/");
    });

    it("tell of a cancellation at once, with its reason", async () => {
      const booking = await booked();
      await bothTold();
      await at.creator.cancels(booking, { reason: "I am ill", proposesRebooking: true });
      const [mail] = await at.newTo(at.guest);
      expect(mail?.subject).toBe(`Cancelled: ${WITH_CREATOR}`);
      expect(mail?.text).toContain("Demo Speaker cancelled");
      expect(mail?.text).toContain("> I am ill");
      expect(mail?.text).toContain("Choose another time");
      expect((await at.newTo(at.creator))[0]?.text).toContain("You cancelled");
    });

    it("say what becomes of the money, and can't be turned off then", async () => {
      const offer = await at.creator.offers();
      await at.guest.takes(offer, FRIDAY_TEN);
      const payment = await at.guest.pays(await at.guest.opensPayment(offer));
      const booking = (await at.world.store.bookings.byId(payment.bookingId ?? "")) as BookingRow;
      const kinds = ["SESSIONS", "REMINDERS"] as const;
      await at.world.store.mails.saveSettings({
        ...(await at.world.store.mails.settingsOf(at.guest.row.id))!,
        offTopics: kinds,
      });
      await bothTold();
      await at.guest.cancels(booking);
      const [cancelled, refunded] = await at.newTo(at.guest);
      expect(cancelled?.text).toMatch(/You get €\u00a072,60 back/);
      expect(cancelled?.unsubscribeUrl).toBeNull();
      expect(refunded?.subject).toBe("Refunded: A clear half hour");
      expect((await at.newTo(at.creator))[0]?.text).toContain("you earn nothing from this session");
    });

    it("tell of nothing that came to nothing", async () => {
      await at.guest.takes(await at.creator.offers(), THURSDAY_TEN);
      await at.passes(DAY_MS);
      expect(await bothTold()).toEqual([[], []]);
    });

    it("tell once of what was booked and cancelled before anything could be sent", async () => {
      await at.world.mails.behave("AWAY");
      const booking = await booked();
      await at.guest.cancels(booking);
      await at.world.mails.behave("TAKES");
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([
        [`Cancelled: ${WITH_CREATOR}`],
        [`Cancelled: ${WITH_GUEST}`],
      ]);
    });

    it("tell nothing of a session that is over by then", async () => {
      await at.world.mails.behave("AWAY");
      await booked(TUESDAY_TEN);
      await at.passes(2 * DAY_MS);
      await at.world.mails.behave("TAKES");
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([[], []]);
    });

    it("fill nobody's mailbox with changes", async () => {
      const booking = await booked("2026-03-26T09:00:00Z");
      await bothTold();
      for (let minute = 0; minute < 180; minute += 5) {
        const details = `+32 2 555 55 ${10 + minute / 5}`;
        await at.creator.changesPlace(booking, { kind: "PHONE", details });
        await at.passes(5 * MINUTE_MS);
      }
      // After 0, 5, 15, 30, 50, 75, 105, 140 and 180 minutes.
      const mails = await at.newTo(at.guest);
      expect(mails).toHaveLength(9);
      expect(mails.at(-1)?.text).toContain("+32 2 555 55 45");
    });

    describe("before it begins", () => {
      it("remind both once at each time that reminders have", async () => {
        await booked(NEXT_TUESDAY_TEN);
        await bothTold();
        for (const ms of Object.values(REMINDERS_BEFORE_MS)) {
          await until(NEXT_TUESDAY_TEN, ms + 1);
          expect(await bothTold()).toEqual([[], []]);
          await until(NEXT_TUESDAY_TEN, ms);
          expect(await bothTold()).toEqual([
            [expect.stringMatching(`: ${WITH_CREATOR}$`)],
            [expect.stringMatching(`: ${WITH_GUEST}$`)],
          ]);
        }
        await at.passes(2 * DAY_MS);
        expect(await bothTold()).toEqual([[], []]);
      });

      it("remind of nothing that was booked later than that", async () => {
        await booked(TUESDAY_TEN);
        await bothTold();
        await until(TUESDAY_TEN, HOUR_MS);
        expect(await at.told(at.guest)).toEqual([`Starting soon: ${WITH_CREATOR}`]);
      });

      it("remind of the time that it was moved to, and of no other", async () => {
        const booking = await booked(THURSDAY_TEN);
        await at.passes(HOUR_MS);
        await at.guest.moves(booking, FRIDAY_TEN);
        await bothTold();
        await until(THURSDAY_TEN);
        expect(await at.told(at.guest)).toEqual([`Coming up: ${WITH_CREATOR}`]);
        await until(FRIDAY_TEN, HOUR_MS);
        expect(await at.told(at.guest)).toEqual([`Starting soon: ${WITH_CREATOR}`]);
      });

      it("remind again of what was moved after its reminder", async () => {
        const booking = await booked(THURSDAY_TEN);
        await until(THURSDAY_TEN, DAY_MS);
        await at.guest.moves(booking, NEXT_TUESDAY_TEN);
        await bothTold();
        await until(NEXT_TUESDAY_TEN, DAY_MS);
        expect(await at.told(at.guest)).toEqual([`Coming up: ${WITH_CREATOR}`]);
      });

      it("remind of nothing that was cancelled", async () => {
        await at.guest.cancels(await booked(FRIDAY_TEN));
        await bothTold();
        await until(FRIDAY_TEN);
        expect(await bothTold()).toEqual([[], []]);
      });

      it("remind late where mails were away, but not of what has begun", async () => {
        await booked(FRIDAY_TEN);
        await bothTold();
        await at.world.mails.behave("AWAY");
        await until(FRIDAY_TEN, DAY_MS);
        await at.passes(3 * HOUR_MS);
        await at.world.mails.behave("TAKES");
        await at.passes(HOUR_MS);
        expect(await at.told(at.guest)).toEqual([`Coming up: ${WITH_CREATOR}`]);
        await at.world.mails.behave("AWAY");
        await until(FRIDAY_TEN, HOUR_MS);
        await until(FRIDAY_TEN);
        await at.world.mails.behave("TAKES");
        await at.passes(DAY_MS);
        expect(await bothTold()).toEqual([[], [`Coming up: ${WITH_GUEST}`]]);
      });
    });
  });
}

/** What a calendar reads of a mail's invitation. */
function eventIn({ invitation }: LocalMail) {
  const calendar = new ICAL.Component(ICAL.parse(invitation?.content ?? ""));
  const [event, ...more] = calendar.getAllSubcomponents("vevent");
  expect(more).toEqual([]);
  expect(calendar.getFirstPropertyValue("method")).toBe(invitation?.method);
  expect(event?.getFirstPropertyValue("organizer")).toBe("mailto:mails@beamers.example");
  return {
    method: invitation?.method,
    uid: event?.getFirstPropertyValue("uid"),
    sequence: event?.getFirstPropertyValue("sequence"),
    status: event?.getFirstPropertyValue("status"),
    start: event?.getFirstPropertyValue("dtstart")?.toString(),
    attendees: event
      ?.getAllProperties("attendee")
      .map((one) => String(one.getFirstValue()).replace("mailto:", "")),
  };
}
