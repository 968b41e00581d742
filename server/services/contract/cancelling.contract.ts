import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import { DAY_MS, HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import { listSales } from "../payments/listSales.ts";
import { readEarnings } from "../payments/readEarnings.ts";
import { ANSWERS, TUESDAY_TEN, bookingWorldOn } from "./bookingWorld.contract.ts";

const THURSDAY_TEN = "2026-03-19T09:00:00Z";
const FRIDAY_TEN = "2026-03-20T09:00:00Z";

/** How a booking is cancelled, on any store. */
export function describeCancelling(name: string, openStore: () => Promise<Store>): void {
  describe(`cancelling on ${name}`, () => {
    const at = bookingWorldOn(openStore);
    /** The attempts that the card provider was told to give back. */
    let refunds: string[];
    beforeEach(() => {
      refunds = [];
      const { cards } = at.world.providers;
      const refund: typeof cards.refund = (order) => {
        refunds.push(order.intentId);
        return cards.refund(order);
      };
      at.world.providers = { ...at.world.providers, cards: { ...cards, refund } };
    });

    async function scene() {
      const creator = await beamer(at.world);
      const [guest, other] = (await at.guests(2)) as [Person, Person];
      return { creator, guest, other };
    }

    async function booked(time = THURSDAY_TEN) {
      const people = await scene();
      const offer = await people.creator.offers({ priceInCents: 0 });
      const held = await people.guest.takes(offer, time);
      return { ...people, offer, booking: await people.guest.answers(held, ANSWERS) };
    }

    async function paid(time = THURSDAY_TEN) {
      const people = await scene();
      const offer = await people.creator.offers({ priceInCents: 6000 });
      const held = await people.guest.takes(offer, time);
      const payment = await people.guest.opensPayment(offer);
      await people.guest.sendsCard(payment, "pays");
      await at.world.drain();
      const booking = (await stored(held)) ?? held;
      expect(booking).toMatchObject({ state: "CONFIRMED", paymentStatus: "PAID" });
      return { ...people, offer, booking, payment };
    }

    const stored = async ({ id }: BookingRow) => at.world.store.bookings.byId(id);
    const paymentNow = async ({ id }: PaymentRow) => at.world.store.payments.byId(id);
    const until = (instant: number) => at.world.clock.advance(instant - at.world.now());

    /** The money has gone back, and every sum knows it. */
    async function expectMoneyBack({ creator, payment }: { creator: Beamer; payment: PaymentRow }) {
      await at.world.drain();
      const given = await paymentNow(payment);
      expect(given).toMatchObject({ state: "REFUNDED", refundState: "DONE" });
      expect(refunds).toEqual([given?.intentId]);
      const lines = await at.world.store.payments.ledgerOf(payment.id);
      for (const kind of ["payment", "refund"]) {
        const ofKind = lines.filter((line) => line.kind === kind);
        expect(ofKind.length, kind).toBeGreaterThan(0);
        expect(ofKind.reduce((sum, line) => sum + line.amountInCents, 0)).toBe(0);
      }
      const context = at.world.contextFor(creator.viewer);
      expect(await readEarnings(context, { period: "ALL" })).toMatchObject({
        salesCount: 0,
        refundedInCents: 6000,
      });
      const [sale] = await listSales(context, { limit: 9, after: null });
      expect(sale).toMatchObject({ id: payment.id, refundedAt: expect.any(Number) });
    }

    it.each(["guest", "creator"] as const)(
      "by the %s frees the time, says who and why, and keeps everything else",
      async (who) => {
        const { offer, booking, other, ...people } = await booked();
        const reason = "  I’m ill\n<b>really</b> ";
        const cancelled = await people[who].cancels(booking, { reason });
        expect(cancelled).toEqual({
          ...booking,
          state: "CANCELLED",
          cancellation: {
            by: who === "guest" ? "BOOKER" : "CREATOR",
            reason: reason.trim(),
            at: at.world.now(),
            proposesRebooking: false,
          },
        });
        expect(await stored(booking)).toEqual(cancelled);
        await expect(other.takes(offer, THURSDAY_TEN)).resolves.toMatchObject({ state: "HELD" });
      },
    );

    it("counts once: again by the same side it changes nothing, by the other it is refused", async () => {
      const { booking, guest, creator } = await booked();
      const first = await guest.cancels(booking, { reason: "First" });
      expect(await guest.cancels(booking, { reason: "Second" })).toEqual(first);
      await expect(creator.cancels(booking)).rejects.toMatchObject({ code: "BOOKING_CANCELLED" });
      expect(await stored(booking)).toEqual(first);
    });

    it("is refused to others, and without a reason", async () => {
      const { booking, guest, other } = await booked();
      await expect(other.cancels(booking)).rejects.toMatchObject({ code: "NOT_FOUND" });
      for (const [reason, message] of [
        [" \n ", "Reason is required"],
        ["x".repeat(501), "Reason must be at most 500 characters"],
      ] as const) {
        await expect(guest.cancels(booking, { reason })).rejects.toMatchObject({
          field: "reason",
          message,
        });
      }
      expect(await stored(booking)).toEqual(booking);
    });

    it("is possible until the session begins", async () => {
      const { booking, guest, creator } = await booked();
      until(booking.startsAt);
      for (const one of [guest, creator]) {
        await expect(one.cancels(booking)).rejects.toMatchObject({ code: "SESSION_BEGUN" });
      }
    });

    it("is possible to the last moment", async () => {
      const { booking, guest } = await booked();
      until(booking.startsAt - 1);
      await expect(guest.cancels(booking)).resolves.toMatchObject({ state: "CANCELLED" });
    });

    it("by the booker gives the money back until 24 hours before", async () => {
      const { booking, guest, ...all } = await paid();
      until(booking.startsAt - DAY_MS);
      expect(await guest.cancels(booking)).toMatchObject({
        state: "CANCELLED",
        paymentStatus: "REFUNDED",
      });
      expect(await paymentNow(all.payment)).toMatchObject({ refundedBy: "BOOKER" });
      await expectMoneyBack(all);
    });

    it("by the booker gives none back later", async () => {
      const { booking, guest, creator, payment } = await paid();
      until(booking.startsAt - DAY_MS + 1);
      expect(await guest.cancels(booking)).toMatchObject({
        state: "CANCELLED",
        paymentStatus: "PAID",
      });
      await at.world.drain();
      expect(await paymentNow(payment)).toMatchObject({ state: "PAID", refundState: null });
      const earnings = await readEarnings(at.world.contextFor(creator.viewer), { period: "ALL" });
      expect(earnings).toMatchObject({ salesCount: 1, refundedInCents: 0 });
    });

    it("by the booker counts from the earliest start that it ever had", async () => {
      const { booking, guest, payment } = await paid();
      await guest.moves(booking, FRIDAY_TEN);
      until(booking.startsAt - DAY_MS + 1);
      expect(await guest.cancels(booking)).toMatchObject({ paymentStatus: "PAID" });
      expect(await paymentNow(payment)).toMatchObject({ state: "PAID" });
    });

    it("by the booker counts from an earlier start that it was moved to, too", async () => {
      const { booking, guest, payment } = await paid(FRIDAY_TEN);
      const moved = await guest.moves(booking, THURSDAY_TEN);
      until(moved.startsAt - DAY_MS + 1);
      expect(await guest.cancels(booking)).toMatchObject({ paymentStatus: "PAID" });
      expect(await paymentNow(payment)).toMatchObject({ state: "PAID" });
    });

    it("by a booker who may not know that it is too late for a refund is refused", async () => {
      const { booking, guest, payment } = await paid();
      until(booking.startsAt - DAY_MS + 1);
      await expect(guest.cancels(booking, { withoutRefund: false })).rejects.toMatchObject({
        code: "NOT_REFUNDABLE",
      });
      expect(await stored(booking)).toEqual(booking);
      expect(await paymentNow(payment)).toMatchObject({ state: "PAID" });
      await expect(guest.cancels(booking, { withoutRefund: true })).resolves.toMatchObject({
        paymentStatus: "PAID",
      });
    });

    it("gives a booker who would do without a refund the one that is due", async () => {
      const { booking, guest, ...all } = await paid();
      await guest.cancels(booking, { withoutRefund: true });
      await expectMoneyBack(all);
    });

    it("of a free session is never too late for a refund", async () => {
      const { booking, guest } = await booked();
      until(booking.startsAt - 1);
      await expect(guest.cancels(booking, { withoutRefund: false })).resolves.toMatchObject({
        paymentStatus: "FREE",
      });
    });

    it("gives the money back once, however often the same call comes", async () => {
      const { booking, guest, ...all } = await paid();
      const first = await guest.cancels(booking, { withoutRefund: false });
      at.world.clock.advance(booking.startsAt - at.world.now());
      expect(await guest.cancels(booking, { withoutRefund: false })).toEqual(first);
      await expectMoneyBack(all);
    });

    it("by the creator always gives the money back, and may propose another time", async () => {
      const { booking, ...all } = await paid();
      until(booking.startsAt - 1);
      expect(await all.creator.cancels(booking, { proposesRebooking: true })).toMatchObject({
        paymentStatus: "REFUNDED",
        cancellation: { by: "CREATOR", proposesRebooking: true },
      });
      expect(await paymentNow(all.payment)).toMatchObject({ refundedBy: "CREATOR" });
      await expectMoneyBack(all);
    });

    it("by the booker proposes nothing", async () => {
      const { booking, guest } = await booked();
      const { cancellation } = await guest.cancels(booking, { proposesRebooking: true });
      expect(cancellation?.proposesRebooking).toBe(false);
    });

    it("keeps when it was sold", async () => {
      const { booking, guest, payment } = await paid();
      const { settledAt } = (await paymentNow(payment)) ?? payment;
      at.world.clock.advance(HOLD_MS);
      await guest.cancels(booking);
      expect(await paymentNow(payment)).toMatchObject({ settledAt });
    });

    it("makes room for another free session", async () => {
      const { creator, guest } = await scene();
      const offer = await creator.offers({ priceInCents: 0 });
      const timeOf = (index: number) =>
        new Date(Date.parse(TUESDAY_TEN) + index * HOLD_MS * 2).toISOString();
      const bookings: BookingRow[] = [];
      for (let index = 0; index < 5; index += 1) {
        bookings.push(await guest.answers(await guest.takes(offer, timeOf(index)), ANSWERS));
      }
      await expect(guest.takes(offer, timeOf(5))).rejects.toMatchObject({
        code: "TOO_MANY_FREE_BOOKINGS",
      });
      await guest.cancels(bookings[0]!);
      await expect(guest.takes(offer, timeOf(5))).resolves.toMatchObject({ state: "HELD" });
    });

    it("at once by both sides happens once, and one of them is told", async () => {
      const { booking, guest, creator, payment } = await paid();
      const answers = await Promise.allSettled([guest.cancels(booking), creator.cancels(booking)]);
      const refusals = answers.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
      expect(refusals).toEqual(["BOOKING_CANCELLED"]);
      await expectMoneyBack({ creator, payment });
      const by = (await stored(booking))?.cancellation?.by;
      expect(await paymentNow(payment)).toMatchObject({ refundedBy: by });
    });

    it("and moving at once: it is cancelled, before or after it was moved", async () => {
      const { booking, guest, creator, offer, other } = await booked();
      const [cancelled, moved] = await Promise.allSettled([
        creator.cancels(booking),
        guest.moves(booking, FRIDAY_TEN),
      ]);
      expect(cancelled.status).toBe("fulfilled");
      const now = await stored(booking);
      expect(now).toMatchObject({ state: "CANCELLED" });
      const refusal = moved.status === "rejected" ? moved.reason.code : null;
      expect([refusal, now?.moves.length]).toEqual(
        refusal === null ? [null, 1] : ["BOOKING_CANCELLED", 0],
      );
      for (const time of [THURSDAY_TEN, FRIDAY_TEN]) {
        expect(await at.isFree(offer, time, other.viewer)).toBe(true);
      }
    });

    it("refuses a call without a session", async () => {
      const { booking } = await booked();
      const call = cancelBooking(at.world.contextFor(null), { id: booking.id, reason: "Ill" });
      await expect(call).rejects.toMatchObject({ code: "AUTH_NOT_AUTHENTICATED" });
    });
  });
}
