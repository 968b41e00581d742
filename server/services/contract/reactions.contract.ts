import { wholeAudience } from "../../store/factories/library.ts";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOLD_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { Store } from "../../store/ports/store.ts";
import {
  TUESDAY_ELEVEN,
  TUESDAY_TEN,
  attemptOf,
  expectPaidOnce,
  paymentWorldOn,
} from "./paymentWorld.contract.ts";

const LEASE_MS = MINUTE_MS;

/** What follows from events, on any store. */
export function describeReactions(name: string, openStore: () => Promise<Store>): void {
  describe(`what follows on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const drain = () => at.world.drain();
    /** A process claims what is due, and is killed before it does anything. */
    const dies = () =>
      at.world.store.outbox.claim({ now: at.world.now(), leaseMs: LEASE_MS, limit: 10 });
    /** Charged too late: the slot is someone else's, and the money is owed. */
    const owedPayment = async (): Promise<PaymentRow> => {
      const payment = await at.heldPayment();
      await at.isAtBank(payment);
      at.world.clock.advance(HOLD_MS);
      await at.other.takes(at.offer, TUESDAY_TEN);
      await at.bankPays(payment);
      return at.completes(payment);
    };

    describe("from a hold", () => {
      it("is that it ends when its time is over, and not before", async () => {
        const { bookingId } = await at.heldPayment();
        await at.passes(HOLD_MS - 1);
        expect((await at.bookingNow(bookingId))?.paymentStatus).toBe("PENDING");
        await at.passes(1);
        expect((await at.bookingNow(bookingId))?.paymentStatus).toBe("EXPIRED");
      });

      it("is nothing once it is paid", async () => {
        const payment = await at.heldPayment();
        await at.guest.pays(payment);
        await at.passes(DAY_MS);
        await expectPaidOnce(at, payment);
      });
    });

    describe("from a confirmed booking", () => {
      it("is that the booker is in the audience, since the confirmation", async () => {
        const payment = await at.heldPayment();
        at.world.clock.advance(MINUTE_MS);
        const confirmedAt = at.world.now();
        await at.charges(payment);
        await at.completes(payment);
        const audience = () => at.world.store.audience.page(wholeAudience(at.creator.row.id));
        expect(await audience()).toEqual([]);
        // No process does it at once; the one that does says when it happened.
        await dies();
        await at.passes(LEASE_MS);
        expect(await audience()).toMatchObject([
          { userId: at.guest.row.id, lastInteractionAt: confirmedAt },
        ]);
      });
    });

    describe("from money that is owed", () => {
      it("is one refund, under the payment's key, however many processes hear of it", async () => {
        const payment = await owedPayment();
        expect(payment).toMatchObject({ state: "REFUNDED", refundState: "OWED" });
        await Promise.all([drain(), drain(), drain()]);
        await at.passes(DAY_MS);
        expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
        expect(at.refunds).toEqual([attemptOf(payment)]);
      });

      it("is a refund also when the process is killed before it has begun", async () => {
        const payment = await owedPayment();
        expect((await dies()).map(({ reaction }) => reaction)).toContain("refundPayment");
        await at.passes(LEASE_MS - 1);
        expect(at.refunds).toEqual([]);
        await at.passes(1);
        expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
        expect(at.refunds).toEqual([attemptOf(payment)]);
      });

      it("is one refund when the process is killed after the provider's, before it is noted", async () => {
        const payment = await owedPayment();
        const { cards } = at.world.providers;
        const keys: string[] = [];
        const refunds: string[] = [];
        at.world.providers = {
          ...at.world.providers,
          cards: {
            ...at.cards,
            refund: async (refund) => {
              keys.push(refund.idempotencyKey);
              refunds.push((await cards.refund(refund)).id);
              // Its answer never reaches the process.
              if (keys.length === 1) throw new Error("killed");
              return { id: "", amountInCents: 0 };
            },
          },
        };
        const told = at.messages.length;
        await drain();
        expect(await at.paymentNow(payment)).toMatchObject({ refundState: "OWED" });
        await at.passes(MINUTE_MS);
        expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
        expect(keys).toEqual([`refund_${payment.id}`, `refund_${payment.id}`]);
        expect(new Set(refunds).size).toBe(1);
        // The provider sends a message for each refund that it makes.
        expect(at.messages.length - told).toBe(1);
      });

      it("is a refund in the end, however long the provider is away", async () => {
        const payment = await owedPayment();
        at.outage.isDown = true;
        for (let hour = 0; hour < 48; hour += 1) await at.passes(HOUR_MS);
        expect(await at.world.store.outbox.dead({ limit: 1 })).toEqual([]);
        at.outage.isDown = false;
        await at.passes(HOUR_MS);
        expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
        expect(at.refunds).toEqual([attemptOf(payment)]);
      });
    });

    describe("from a payment that was opened", () => {
      it("is that it is settled once when nobody brings the news, by several processes at once", async () => {
        const payment = await at.heldPayment();
        await at.charges(payment);
        at.world.clock.advance(MINUTE_MS);
        await Promise.all([drain(), drain(), drain()]);
        await expectPaidOnce(at, payment);
      });

      it("is that it is asked about for as long as the bank is at work on it", async () => {
        const payment = await at.begins(at.drop);
        await at.guest.pays(payment, "staysPending");
        for (let day = 0; day < 5; day += 1) await at.passes(DAY_MS);
        expect((await at.paymentNow(payment)).state).toBe("PROCESSING");
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
        await at.passes(6 * HOUR_MS);
        await expectPaidOnce(at, payment);
      });

      it("is that it is cancelled and closed when nobody has finished it for a day", async () => {
        const payment = await at.begins(at.drop);
        await at.passes(DAY_MS - 1);
        expect((await at.paymentNow(payment)).state).toBe("OPEN");
        await at.passes(DAY_MS);
        expect((await at.paymentNow(payment)).state).toBe("FAILED");
        expect(await at.statusOf(payment)).toBe("canceled");
        expect(await dies()).toEqual([]);
      });

      it("counts the day from when it was opened again", async () => {
        const payment = await at.begins(at.drop);
        at.world.clock.advance(DAY_MS - MINUTE_MS);
        await at.guest.savesBilling(payment);
        for (let hour = 0; hour < 23; hour += 1) await at.passes(HOUR_MS);
        expect((await at.paymentNow(payment)).state).toBe("OPEN");
        await at.guest.pays(payment);
        await expectPaidOnce(at, payment);
      });

      it("is that it is settled, not closed, when it succeeded unheard on its last day", async () => {
        const payment = await at.begins(at.drop);
        at.world.clock.advance(2 * DAY_MS);
        await at.charges(payment);
        await drain();
        await expectPaidOnce(at, payment);
      });

      it("is that it is asked about after the bank has declined it, too: another card may pay", async () => {
        const payment = await at.begins(at.drop);
        await at.guest.pays(payment, "staysPending");
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
        await at.completes(payment);
        expect((await at.paymentNow(payment)).state).toBe("FAILED");
        // The page was still open. It is closed at once, and the provider's message gets lost.
        await at.charges(payment);
        await at.passes(MINUTE_MS);
        await expectPaidOnce(at, payment);
      });

      it("is that one that the bank has declined can't be charged any more after a day", async () => {
        const payment = await at.begins(at.drop);
        await at.guest.pays(payment, "staysPending");
        await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
        await at.completes(payment);
        await at.passes(DAY_MS);
        expect((await at.paymentNow(payment)).state).toBe("FAILED");
        expect(await at.statusOf(payment)).toBe("canceled");
        await at.passes(MINUTE_MS);
        at.world.clock.advance(DAY_MS);
        expect(await dies()).toEqual([]);
      });

      it("waits while the provider is away, and is asked about when it is back", async () => {
        const payment = await at.begins(at.drop);
        await at.charges(payment);
        at.outage.isDown = true;
        for (let hour = 0; hour < 30; hour += 1) await at.passes(HOUR_MS);
        expect((await at.paymentNow(payment)).state).toBe("OPEN");
        at.outage.isDown = false;
        await at.passes(6 * HOUR_MS);
        await expectPaidOnce(at, payment);
      });

      it("does not wait for others that the provider does not answer about", async () => {
        const first = await at.begins(at.drop);
        const second = await at.other.savesBilling(await at.other.opensPayment(at.drop));
        await at.charges(first);
        await at.charges(second);
        const { cards } = at.world.providers;
        const readIntent = async (intentId: string) => {
          if (intentId === attemptOf(second)) throw new RefusalError("CARD_PROVIDER_UNAVAILABLE");
          return cards.readIntent(intentId);
        };
        at.world.providers = { ...at.world.providers, cards: { ...at.cards, readIntent } };
        await at.passes(MINUTE_MS);
        expect((await at.paymentNow(second)).state).toBe("OPEN");
        await expectPaidOnce(at, first);
      });
    });

    it("is nothing of a hold that was not kept", async () => {
      await at.other.takes(at.offer, TUESDAY_ELEVEN);
      const before = (
        await at.world.store.outbox.claim({
          now: at.world.now() + HOLD_MS,
          leaseMs: 1,
          limit: 10,
        })
      ).length;
      await expect(at.guest.takes(at.offer, TUESDAY_ELEVEN)).rejects.toMatchObject({
        code: "SLOT_TAKEN",
      });
      const after = await at.world.store.outbox.claim({
        now: at.world.now() + 2 * HOLD_MS,
        leaseMs: 1,
        limit: 10,
      });
      expect(after).toHaveLength(before);
    });
  });
}
