import { beforeEach, describe, expect, it } from "vitest";
import { HOLD_MS, HOUR_MS } from "../../src/domain/shared/limits.ts";
import {
  createPaymentWorld,
  expectPaidOnce,
  type PaymentWorld,
  TUESDAY_TEN,
} from "../services/contract/paymentWorld.contract.ts";
import { createMemoryStore } from "../store/memory/memoryStore.ts";
import { tick } from "./tick.ts";

describe("a tick of the jobs", () => {
  let at: PaymentWorld;
  beforeEach(async () => {
    at = await createPaymentWorld(createMemoryStore());
  });

  const heldPayment = async () => {
    await at.guest.takes(at.offer, TUESDAY_TEN);
    return at.guest.opensPayment(at.offer);
  };
  const bookingNow = (id: string | null) => at.world.store.bookings.byId(id ?? "");

  it("expires holds when their time is over, and not before", async () => {
    const { bookingId } = await heldPayment();
    at.world.clock.advance(HOLD_MS - 1);
    await tick(at.world);
    expect((await bookingNow(bookingId))?.paymentStatus).toBe("PENDING");
    at.world.clock.advance(1);
    await tick(at.world);
    expect((await bookingNow(bookingId))?.paymentStatus).toBe("EXPIRED");
  });

  it("never expires what is paid", async () => {
    const payment = await heldPayment();
    await at.guest.pays(payment);
    at.world.clock.advance(24 * HOUR_MS);
    await tick(at.world);
    await expectPaidOnce(at, payment);
  });

  it("settles once what nobody brought the news of, by several processes at once", async () => {
    const payment = await heldPayment();
    await at.charges(payment);
    await Promise.all([tick(at.world), tick(at.world), tick(at.world)]);
    await expectPaidOnce(at, payment);
  });

  it("asks about a payment that the bank is at work on for as long as it takes", async () => {
    const payment = await at.guest.opensPayment(at.drop);
    await at.guest.pays(payment, "staysPending");
    at.world.clock.advance(72 * HOUR_MS);
    await tick(at.world);
    expect((await at.paymentNow(payment)).state).toBe("PROCESSING");
    await at.cards.finishProcessing({ intentId: payment.intentId, succeeds: true });
    await tick(at.world);
    await expectPaidOnce(at, payment);
  });

  it("gives back what is owed, once", async () => {
    const payment = await heldPayment();
    await at.world.store.payments.update(payment.id, { state: "REFUNDED", refundState: "OWED" });
    await at.charges(payment);
    await tick(at.world);
    await tick(at.world);
    expect(await at.paymentNow(payment)).toMatchObject({ refundState: "DONE" });
    expect(at.refunds).toEqual([payment.intentId]);
  });

  it("forgets refresh tokens that have expired, and no others", async () => {
    const token = (tokenHash: string, expiresAt: number) => ({
      tokenHash,
      familyId: tokenHash,
      userId: at.guest.row.id,
      issuedAt: at.world.now(),
      expiresAt,
      usedAt: null,
    });
    const { sessions } = at.world.store;
    await sessions.insert(token("old", at.world.now() + HOUR_MS));
    await sessions.insert(token("young", at.world.now() + 3 * HOUR_MS));
    at.world.clock.advance(2 * HOUR_MS);
    await tick(at.world);
    expect(await sessions.byHash("old")).toBeNull();
    expect(await sessions.byHash("young")).not.toBeNull();
  });

  it("leaves the rest to the next round when the process is to end", async () => {
    const first = await at.guest.opensPayment(at.drop);
    const second = await at.other.opensPayment(at.drop);
    await at.charges(first);
    await at.charges(second);
    const ending = new AbortController();
    const { cards } = at.world.providers;
    const readIntent = async (intentId: string) => {
      ending.abort();
      return cards.readIntent(intentId);
    };
    const providers = { ...at.world.providers, cards: { ...cards, readIntent } };
    await tick({ ...at.world, providers }, ending.signal);
    const states = [await at.paymentNow(first), await at.paymentNow(second)];
    expect(states.map(({ state }) => state).toSorted()).toEqual(["OPEN", "PAID"]);
  });

  it("goes on with the other jobs when one fails, and logs it", async () => {
    const logged: string[] = [];
    at.world.log = (level, message) => void logged.push(`${level}: ${message}`);
    const payment = await at.guest.opensPayment(at.drop);
    await at.charges(payment);
    const { store } = at.world;
    const broken = { ...store.bookings, expireHolds: () => Promise.reject(new Error("no")) };
    await tick({ ...at.world, store: { ...store, bookings: broken } });
    expect(logged).toEqual(["error: a job failed"]);
    await expectPaidOnce(at, payment);
  });

  it("asks about the other payments when the provider does not answer for one", async () => {
    const first = await at.guest.opensPayment(at.drop);
    const second = await at.other.opensPayment(at.drop);
    await at.charges(first);
    await at.charges(second);
    const { cards } = at.world.providers;
    const readIntent = async (intentId: string) =>
      intentId === first.intentId ? Promise.reject(new Error("no")) : cards.readIntent(intentId);
    const providers = { ...at.world.providers, cards: { ...cards, readIntent } };
    await tick({ ...at.world, providers });
    expect((await at.paymentNow(first)).state).toBe("OPEN");
    expect((await at.paymentNow(second)).state).toBe("PAID");
  });
});
