import { wholeAudience } from "../../store/factories/library.ts";
import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { completePayment } from "../payments/completePayment.ts";
import { readPaymentStatus } from "../payments/readPaymentStatus.ts";
import { receiveCardEvent } from "../payments/receiveCardEvent.ts";
import { TUESDAY_TEN, attemptOf, expectPaidOnce, paymentWorldOn } from "./paymentWorld.contract.ts";

const ORDERS = [
  ["complete", "webhook", "status"],
  ["complete", "status", "webhook"],
  ["webhook", "complete", "status"],
  ["webhook", "status", "complete"],
  ["status", "complete", "webhook"],
  ["status", "webhook", "complete"],
] as const;

/** How a payment becomes paid, on any store. */
export function describeSettling(name: string, openStore: () => Promise<Store>): void {
  describe(`settling payments on ${name}`, () => {
    const at = paymentWorldOn(openStore);

    const heldPayment = async () => {
      const booking = await at.guest.takes(at.offer, TUESDAY_TEN);
      await at.guest.answers(booking, []);
      return at.begins(at.offer);
    };

    const waysOf = (paymentId: string) => {
      const [message] = at.messages;
      return {
        complete: () => completePayment(at.asGuest(), { paymentId }),
        status: () => readPaymentStatus(at.asGuest(), paymentId),
        webhook: () => receiveCardEvent(at.world, message!),
      };
    };

    for (const order of ORDERS) {
      it(`happens once when the news comes by ${order.join(", ")}, each of them twice`, async () => {
        const payment = await heldPayment();
        await at.charges(payment);
        const ways = waysOf(payment.id);
        for (const way of [...order, ...order]) await ways[way]();
        await expectPaidOnce(at, payment);
        expect(at.refunds).toEqual([]);
      });
    }

    it("happens once when 50 hear of it at once", async () => {
      const payment = await heldPayment();
      at.world.clock.advance(MINUTE_MS);
      await at.charges(payment);
      const ways = Object.values(waysOf(payment.id));
      await Promise.all(Array.from({ length: 50 }, (_, index) => ways[index % ways.length]!()));
      await expectPaidOnce(at, payment);
      const booking = await at.world.store.bookings.byId(payment.bookingId!);
      expect(booking?.confirmedAt).toBe(at.world.now());
      await at.world.drain();
      const [member] = await at.world.store.audience.page(wholeAudience(at.creator.row.id));
      expect(member).toMatchObject({ userId: at.guest.row.id, lastInteractionAt: at.world.now() });
    });

    it("puts content into the library once", async () => {
      const payment = await at.begins(at.drop);
      await at.charges(payment);
      await Promise.all(Object.values(waysOf(payment.id)).map((way) => way()));
      await expectPaidOnce(at, payment);
    });

    it("divides the money: 90 % of the net price after processing is the creator's", async () => {
      const payment = await heldPayment();
      await at.guest.pays(payment);
      const ledger = await at.world.store.payments.ledgerOf(payment.id);
      const lines = Object.fromEntries(ledger.map((row) => [row.account, row.amountInCents]));
      // 72.60 charged; the provider keeps 1.5 % and 25 cents of it: 1.34.
      expect(lines).toEqual({
        buyer: -72_60,
        vat: 12_60,
        processing: 1_34,
        platform_fee: 5_87,
        creator: 52_79,
      });
    });

    it("believes the provider only: nothing happens before the card is charged", async () => {
      const payment = await heldPayment();
      const answer = await at.completes(payment);
      expect(answer.state).toBe("OPEN");
      expect(await at.world.store.payments.ledgerOf(payment.id)).toEqual([]);
      expect(await at.world.store.bookings.byId(payment.bookingId!)).toMatchObject({
        paymentStatus: "PENDING",
      });
    });

    it("leaves a payment open when the card is declined, and settles it with the next card", async () => {
      const payment = await heldPayment();
      const declined = await at.guest.pays(payment, "declines");
      expect(declined.state).toBe("OPEN");
      await at.deliver();
      expect((await at.paymentNow(payment)).state).toBe("OPEN");
      await at.guest.pays(payment);
      await expectPaidOnce(at, payment);
    });

    it("waits for the buyer's confirmation", async () => {
      const payment = await heldPayment();
      expect(await at.guest.pays(payment, "asks")).toMatchObject({ state: "OPEN" });
      const clientSecret = payment.clientSecret ?? "";
      const refused = await at.cards.confirmAction({ clientSecret, approve: false });
      expect(refused.error?.code).toBe("payment_intent_authentication_failure");
      await at.guest.pays(payment, "asks");
      await at.cards.confirmAction({ clientSecret, approve: true });
      await at.completes(payment);
      await expectPaidOnce(at, payment);
    });

    it("shows a payment that the bank is at work on as such, and settles it in the end", async () => {
      const payment = await heldPayment();
      expect(await at.guest.pays(payment, "staysPending")).toMatchObject({ state: "PROCESSING" });
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true });
      at.messages.splice(0, at.messages.length - 1);
      await at.deliver();
      await expectPaidOnce(at, payment);
    });

    it("shows a payment that the bank declined in the end as failed", async () => {
      const payment = await heldPayment();
      await at.guest.pays(payment, "staysPending");
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
      await at.deliver();
      expect((await at.paymentNow(payment)).state).toBe("FAILED");
      // The next card within the hold still pays.
      await at.guest.pays(payment);
      await expectPaidOnce(at, payment);
    });

    it("leaves a payment open that was declined and opened again while the provider was asked", async () => {
      const payment = await heldPayment();
      await at.guest.pays(payment, "staysPending");
      await at.cards.finishProcessing({ intentId: attemptOf(payment), succeeds: false });
      const { cards } = at.world.providers;
      const readSlowly: typeof cards.readIntent = async (intentId) => {
        const intent = await cards.readIntent(intentId);
        at.world.providers = { ...at.world.providers, cards };
        await at.deliver();
        await at.guest.savesBilling(payment);
        return intent;
      };
      at.world.providers = {
        ...at.world.providers,
        cards: { ...cards, readIntent: readSlowly },
      };
      expect(await at.completes(payment)).toMatchObject({ state: "OPEN" });
      await at.guest.pays(payment);
      await expectPaidOnce(at, payment);
    });
  });
}
