import { describe, expect, it } from "vitest";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import { DEFAULT_BOOKING_RULES } from "../../../src/domain/time/bookingRules.ts";
import type { MinuteRange } from "../../../src/domain/time/wallTime.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { updateBookingRules } from "../availability/updateBookingRules.ts";
import { createPayment } from "../payments/createPayment.ts";
import { ANSWERS, QUESTION } from "./bookingWorld.contract.ts";
import {
  TUESDAY_ELEVEN,
  TUESDAY_TEN,
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
  sumOf,
} from "./paymentWorld.contract.ts";

/** What a bank that is at work on a session's payment leaves the buyer to do, on any store. */
export function describeAtBank(name: string, openStore: () => Promise<Store>): void {
  describe(`payments at the bank on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const changesOffer = async (changes: Partial<OneOnOneRow>): Promise<OneOnOneRow> => {
      const offer: OneOnOneRow = { ...at.offer, ...changes };
      await at.world.store.catalog.replace(offer);
      return offer;
    };
    /** The buyer of this time pays with a card whose bank takes longer than the hold lasts. */
    const isAtBank = async (time: string, offer = at.offer): Promise<PaymentRow> => {
      await at.guest.takes(offer, time);
      const payment = await at.guest.pays(await at.begins(offer), "staysPending");
      expect(payment.state).toBe("PROCESSING");
      return payment;
    };
    const decides = async (payment: PaymentRow, succeeds = true): Promise<PaymentRow> => {
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds });
      await at.deliver();
      await at.world.drain();
      return at.paymentNow(payment);
    };
    const limitsDay = (sessionsPerDay: number) =>
      updateBookingRules(at.world.contextFor(at.creator.viewer), {
        rules: { ...DEFAULT_BOOKING_RULES, sessionsPerDay },
      });
    /** Happens once, when a slot was looked up and its creator's agenda is not locked yet. */
    const whileCalendarsAreAsked = async (happens: () => Promise<unknown>): Promise<void> => {
      await at.creator.isBusy("2026-03-18T09:00:00Z", "2026-03-18T10:00:00Z");
      const { calendars } = at.world.providers;
      const busyTimes: typeof calendars.busyTimes = async (query) => {
        at.world.providers.calendars = calendars;
        await happens();
        return calendars.busyTimes(query);
      };
      at.world.providers.calendars = { ...calendars, busyTimes };
    };
    const expectGivenBack = async (payment: PaymentRow) => {
      expect(await at.paymentNow(payment)).toMatchObject({
        state: "REFUNDED",
        refundState: "DONE",
      });
      expect(at.refunds).toEqual([attemptOf(payment)]);
      const ledger = await at.world.store.payments.ledgerOf(payment.id);
      expect(sumOf(ledger)).toBe(0);
      expect(sumOf(ledger.filter(({ account }) => account === "buyer"))).toBe(0);
    };

    const others = [
      ["dearer and longer", { priceInCents: 500_00, durationInMinutes: 60 }],
      ["dearer", { priceInCents: 500_00 }],
      ["cheaper", { priceInCents: 10_00 }],
      ["free", { priceInCents: 0 }],
      ["longer", { durationInMinutes: 60 }],
    ] as const;

    it.each(others)("keep their buyer from a time that is %s by now", async (_, changes) => {
      const payment = await isAtBank(TUESDAY_TEN);
      const offer = await changesOffer(changes);
      const refused = { code: "PAYMENT_PROCESSING" };
      await expect(at.guest.takes(offer, TUESDAY_ELEVEN)).rejects.toMatchObject({
        ...refused,
        details: { paymentId: payment.id, bookingId: payment.bookingId },
      });
      // The hold being paid wasn't ended by it.
      expect(await at.bookingNow(payment.bookingId)).toMatchObject({ state: "HELD" });
      expect(await at.guest.takes(offer, TUESDAY_TEN)).toMatchObject({ id: payment.bookingId });
      await at.passes(HOLD_MS);
      await expect(at.guest.takes(offer, TUESDAY_ELEVEN)).rejects.toMatchObject(refused);
      await at.other.takes(offer, TUESDAY_ELEVEN);

      expect(await decides(payment)).toMatchObject({ state: "PAID" });
      await expectPaidOnce(at, payment);
    });

    it.each(others)(
      "pay for no session that is %s, though it was held before the bank began",
      async (_, changes) => {
        await at.guest.takes(at.offer, TUESDAY_TEN);
        const payment = await at.begins(at.offer);
        await at.guest.sendsCard(payment, "staysPending");
        // The server hasn't been told that the bank is at work.
        const offer = await changesOffer(changes);
        const held = await at.guest.takes(offer, TUESDAY_ELEVEN);
        const again = createPayment(at.asGuest(), {
          catalogItemId: offer.id,
          amountInCents: offer.priceInCents,
          title: offer.title,
          description: offer.description,
        });
        await expect(again).rejects.toMatchObject({
          code: offer.priceInCents === 0 ? "BAD_USER_INPUT" : "PAYMENT_PROCESSING",
        });
        expect((await at.paymentNow(payment)).bookingId).toBe(payment.bookingId);

        await decides(payment);
        await expectPaidOnce(at, payment);
        expect(await at.bookingNow(held.id)).toMatchObject({ state: "HELD" });
      },
    );

    it("keep the hold that they pay for, though the bank begins while another time is being taken", async () => {
      const held = await at.guest.takes(at.offer, TUESDAY_TEN);
      const payment = await at.begins(at.offer);
      const offer = await changesOffer({ priceInCents: 500_00 });
      await whileCalendarsAreAsked(() => at.guest.pays(payment, "staysPending"));
      await expect(at.guest.takes(offer, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "PAYMENT_PROCESSING",
        details: { paymentId: payment.id, bookingId: held.id },
      });
      expect(await at.paymentNow(payment)).toMatchObject({ state: "PROCESSING" });
      expect(await at.bookingNow(held.id)).toEqual(held);
      await decides(payment);
      await expectPaidOnce(at, payment);
    });

    it("let their buyer take another time at the same price and length, and pay for it", async () => {
      const payment = await isAtBank(TUESDAY_TEN);
      const booking = await at.guest.takes(at.offer, TUESDAY_ELEVEN);
      const moved = await at.guest.opensPayment(at.offer);
      expect(moved).toMatchObject({ id: payment.id, bookingId: booking.id, state: "PROCESSING" });
      await decides(moved);
      await expectPaidOnce(at, moved);
    });

    it("let their buyer take what was changed once the bank has declined", async () => {
      const payment = await isAtBank(TUESDAY_TEN);
      const offer = await changesOffer({ priceInCents: 500_00, durationInMinutes: 60 });
      await decides(payment, false);
      await at.guest.takes(offer, TUESDAY_ELEVEN);
      const again = await at.begins(offer);
      expect(again).toMatchObject({ netInCents: 500_00, state: "OPEN" });
      await at.guest.pays(again);
      await expectPaidOnce(at, again);
    });

    it("give back what is not the price of the session that they name", async () => {
      const payment = await isAtBank(TUESDAY_TEN);
      const offer = await changesOffer({ priceInCents: 500_00 });
      const dearer = await at.other.takes(offer, TUESDAY_ELEVEN);
      await at.world.store.transaction(async (store) => {
        const locked = await store.lockPayment(payment.id);
        await locked?.payFor(dearer.id);
      });
      await decides(payment);
      await expectGivenBack(payment);
      expect((await at.bookingNow(dearer.id))?.paymentStatus).not.toBe("PAID");
    });

    it("confirm the hold that their buyer has of the same time by then, with the answers to the earlier one until there are others", async () => {
      await at.world.store.questions.replaceAll([QUESTION]);
      const first = await at.guest.takes(at.offer, TUESDAY_TEN);
      await at.guest.answers(first, ANSWERS);
      const payment = await at.guest.pays(await at.begins(at.offer), "staysPending");
      await at.passes(HOLD_MS);
      const held = await at.guest.takes(at.offer, TUESDAY_TEN);
      const paid = await decides(payment);
      expect(paid).toMatchObject({ state: "PAID", bookingId: held.id });
      await expectPaidOnce(at, paid);
      expect(await at.bookingNow(held.id)).toMatchObject({ intakes: ANSWERS });
    });

    it("confirm the hold that their buyer has of the same time by then, with its answers", async () => {
      await at.world.store.questions.replaceAll([QUESTION]);
      const payment = await isAtBank(TUESDAY_TEN);
      await at.passes(HOLD_MS);
      const held = await at.guest.takes(at.offer, TUESDAY_TEN);
      expect(held.id).not.toBe(payment.bookingId);
      await at.guest.answers(held, ANSWERS);
      const paid = await decides(payment);
      expect(paid).toMatchObject({ state: "PAID", bookingId: held.id });
      await expectPaidOnce(at, paid);
      expect(await at.bookingNow(held.id)).toMatchObject({ intakes: ANSWERS });
      expect(await at.bookingNow(payment.bookingId)).toMatchObject({ state: "LAPSED" });
      expect(at.refunds).toEqual([]);
    });

    it("keep their hold from yielding to a time of another offer that the rules leave no room for", async () => {
      const free = await at.creator.offers({ priceInCents: 0 });
      await limitsDay(1);
      const payment = await isAtBank(TUESDAY_TEN);
      await expect(at.guest.takes(free, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "PAYMENT_PROCESSING",
        details: { paymentId: payment.id, bookingId: payment.bookingId },
      });
      await decides(payment);
      await expectPaidOnce(at, payment);
    });

    it("end their buyer's own holds of other offers that overlap, and confirm the session", async () => {
      const payment = await isAtBank(TUESDAY_TEN);
      await at.passes(HOLD_MS);
      const long = await at.creator.offers({ durationInMinutes: 60 });
      const held = await at.guest.takes(long, TUESDAY_TEN);
      const open = await at.begins(long);
      await decides(payment);
      await expectPaidOnce(at, payment);
      expect(await at.bookingNow(held.id)).toMatchObject({
        state: "LAPSED",
        paymentStatus: expect.stringMatching(/EXPIRED|FAILED/),
      });
      // Its card form is still open, and takes no money for it.
      expect(at.refunds).toEqual([]);
      expect(await at.statusOf(open)).toBe("canceled");
    });

    it("end no hold of their buyer's when the time cannot be given all the same", async () => {
      const long = await at.creator.offers({ durationInMinutes: 60 });
      const payment = await isAtBank(TUESDAY_TEN, long);
      await at.passes(HOLD_MS);
      const half = "2026-03-17T09:30:00Z";
      await at.other.takes(at.offer, half);
      const own = await at.guest.takes(at.offer, TUESDAY_TEN);
      await decides(payment);
      await expectGivenBack(payment);
      expect(await at.bookingNow(own.id)).toMatchObject({ state: "HELD" });
    });

    it("leave a session that their buyer has booked meanwhile, and give the money back", async () => {
      const free = await at.creator.offers({ priceInCents: 0 });
      const payment = await isAtBank(TUESDAY_TEN);
      await at.passes(HOLD_MS);
      const booked = await at.guest.books(free, TUESDAY_TEN);
      await decides(payment);
      await expectGivenBack(payment);
      expect(await at.bookingNow(booked.id)).toEqual(booked);
    });

    describe("whose hold ran out", () => {
      const lateAfter = async (changes: () => Promise<unknown>): Promise<PaymentRow> => {
        const payment = await isAtBank(TUESDAY_TEN);
        await at.passes(HOLD_MS);
        await changes();
        await decides(payment);
        return payment;
      };
      const isOpen = (...ranges: readonly MinuteRange[]) =>
        at.world.store.availability.save({
          id: "hours",
          creatorId: at.creator.row.id,
          hours: { timeZone: "Europe/Brussels", days: [{ day: "TUESDAY", ranges }] },
        });
      const hours = (start: number, end: number) => ({ start: start * 60, end: end * 60 });

      it.each(["DRAFT", "ARCHIVED"] as const)(
        "give the money back when the offer is a now %s",
        async (status) => expectGivenBack(await lateAfter(() => changesOffer({ status }))),
      );

      it("give it back when the creator works at other hours by then", async () =>
        expectGivenBack(await lateAfter(() => isOpen(hours(13, 17)))));

      it("give it back when the creator takes a pause", async () =>
        expectGivenBack(await lateAfter(() => isOpen())));

      it("confirm a time within the hours, though no slot begins then any more", async () =>
        expectPaidOnce(at, await lateAfter(() => isOpen(hours(9.25, 12)))));

      it("give it back when the day is full by then", async () =>
        expectGivenBack(
          await lateAfter(async () => {
            await limitsDay(1);
            await at.other.takes(at.offer, TUESDAY_ELEVEN);
          }),
        ));

      it("end their buyer's own hold of another time when both would be one too many", async () => {
        const free = await at.creator.offers({ priceInCents: 0 });
        await limitsDay(1);
        const held: string[] = [];
        const payment = await lateAfter(async () => {
          held.push((await at.guest.takes(free, TUESDAY_ELEVEN)).id);
        });
        await expectPaidOnce(at, payment);
        expect(await at.bookingNow(held[0] ?? null)).toMatchObject({ state: "LAPSED" });
      });

      it("confirm without asking for notice or for outside calendars", async () => {
        const payment = await lateAfter(async () => {
          await at.creator.isBusy(TUESDAY_TEN, TUESDAY_ELEVEN);
          const before = Date.parse(TUESDAY_TEN) - 30 * 60_000;
          await at.passes(before - at.world.now());
        });
        await expectPaidOnce(at, payment);
      });

      it("confirm what is still held, whatever became of offer and hours", async () => {
        const payment = await isAtBank(TUESDAY_TEN);
        await changesOffer({ status: "ARCHIVED" });
        await isOpen();
        await decides(payment);
        await expectPaidOnce(at, payment);
      });

      it("give the money back once, wherever the news comes from", async () => {
        const payment = await isAtBank(TUESDAY_TEN);
        at.world.clock.advance(HOLD_MS);
        await changesOffer({ status: "ARCHIVED" });
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
        const complete = () => at.completes(payment);
        await Promise.all([complete(), at.deliver(), at.world.drain(), complete()]);
        await at.world.drain();
        await expectGivenBack(payment);
      });
    });
  });
}
