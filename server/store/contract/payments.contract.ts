import { beforeEach, describe, expect, it } from "vitest";
import { PAYMENT_STATES, UNSETTLED_STATES } from "../../../src/domain/payments/lifecycle.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { NOW } from "../factories/now.ts";
import { SALE, ledgerRow, paymentRow } from "../factories/payments.ts";
import { BILLING } from "../factories/profiles.ts";
import { byId, fillStore, type OpenStore } from "./rows.ts";
import { UNSOLD } from "../ports/payments.ts";
import type { Store } from "../ports/store.ts";
import { book, changePayment, openPayment } from "./lives.ts";

/** What every store of payments does. */
export function describePaymentStore(openStore: OpenStore): void {
  describe("payments", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    it("are found by id, by intent and by booking, with every field as it was given", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      const given = paymentRow({
        id: "payment",
        bookingId: "booking",
        description: "Demo",
        isReverseCharge: true,
        vatNumberStatus: "UNAVAILABLE",
        billing: BILLING,
      });
      const row = {
        ...given,
        ipCountryCode: null,
        cardCountryCode: null,
        formerIntentId: null,
        state: "OPEN",
        refundState: null,
        refundedBy: null,
        accessConsent: null,
        pricedAt: given.createdAt,
        settledAt: null,
        ...UNSOLD,
      };
      expect(await openPayment(store, given)).toEqual(row);
      expect(await store.payments.byId("payment")).toEqual(row);
      expect(await store.payments.byIntent("intent-payment")).toEqual(row);
      expect(await store.payments.ofBookings(["x", "booking"])).toEqual([row]);
      expect(await store.payments.ofBookings([])).toEqual([]);
      expect(await store.payments.byId("x")).toBeNull();
      expect(await store.payments.byIntent("x")).toBeNull();
      await changePayment(store, "payment", async (payment) => expect(payment.row).toEqual(row));
      expect(await store.transaction((inside) => inside.lockPayment("x"))).toBeNull();
    });

    it("are at most one per booking", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      await openPayment(store, { id: "first", bookingId: "booking", state: "PAID" });
      const second = openPayment(store, { id: "second", bookingId: "booking" });
      await expect(second).rejects.toThrow("payments_of_booking");
    });

    it("come several at once, without those that are missing", async () => {
      const rows = [
        await openPayment(store, { id: "first" }),
        await openPayment(store, { id: "second", itemId: "drop" }),
      ];
      const found = await store.payments.byIds(["second", "nobody", "first"]);
      expect(byId(found)).toEqual(rows);
      expect(await store.payments.byIds([])).toEqual([]);
    });

    it.each(UNSETTLED_STATES)(
      "allow no second one of a buyer and item next to a %s one",
      async (state) => {
        const first = await openPayment(store, { id: "first", state });
        expect(await openPayment(store, { id: "second" })).toBeNull();
        expect(await store.payments.byId("second")).toBeNull();
        const query = { buyerId: "booker", itemId: "call" };
        expect(await store.payments.unsettledOf(query)).toEqual(first);
        expect(await store.payments.unsettledOf({ ...query, buyerId: "booker2" })).toBeNull();
        const others = [
          { id: "other-buyer", buyerId: "booker2" },
          { id: "other-item", itemId: "drop" },
        ];
        for (const other of others) expect(await openPayment(store, other)).not.toBeNull();
      },
    );

    const SETTLED_STATES = keysOf(PAYMENT_STATES).filter(
      (state) => PAYMENT_STATES[state].isSettled,
    );
    it.each(SETTLED_STATES)("allow a new one next to a %s one", async (state) => {
      await openPayment(store, { id: "first", state });
      const query = { buyerId: "booker", itemId: "call" };
      expect(await store.payments.unsettledOf(query)).toBeNull();
      expect(await openPayment(store, { id: "second" })).not.toBeNull();
    });

    it("of many made at once for one buyer and item, are one", async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, index) => openPayment(store, { id: `payment-${index}` })),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it("are tried again with newly fixed values, and nothing else changes", async () => {
      const row = await openPayment(store, { id: "payment", state: "FAILED" });
      const changes = {
        billing: BILLING,
        vatInCents: 950,
        ipCountryCode: "BE",
        intentId: "intent-2",
        clientSecret: "secret-2",
      };
      const reopened = await changePayment(store, "payment", (payment) =>
        payment.reopen({ at: NOW, changes }),
      );
      expect(reopened).toEqual({ ...row, ...changes, state: "OPEN" });
      expect(await store.payments.byId("payment")).toEqual(reopened);
    });

    it("have no attempt once that was cancelled, and remember which it was", async () => {
      const row = await openPayment(store, { id: "payment" });
      const cancel = () => changePayment(store, "payment", (payment) => payment.fail({ at: NOW }));
      const without = { intentId: null, clientSecret: null, formerIntentId: "intent-payment" };
      expect(await cancel()).toEqual({ ...row, ...without, state: "FAILED" });
      expect(await store.payments.byIntent("intent-payment")).toBeNull();
      expect(await cancel()).toMatchObject(without);
      const other = await openPayment(store, {
        id: "other",
        itemId: "drop",
        intentId: null,
        clientSecret: null,
      });
      expect(other).toMatchObject({ intentId: null, clientSecret: null });
    });

    it("keep the country of the card that paid", async () => {
      const row = await openPayment(store, { id: "payment" });
      const paid = await changePayment(store, "payment", (payment) =>
        payment.pay({ at: NOW + 1, cardCountryCode: "FR", sale: SALE }),
      );
      expect(paid).toMatchObject({ id: row?.id, state: "PAID", cardCountryCode: "FR" });
      expect(await store.payments.byId("payment")).toEqual(paid);
    });

    it("with an attempt at content are found by their item, a page at a time", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      await openPayment(store, { id: "session", bookingId: "booking" });
      const first = await openPayment(store, { id: "a", itemId: "drop" });
      const second = await openPayment(store, {
        id: "b",
        itemId: "drop",
        buyerId: "booker2",
        state: "FAILED",
      });
      await openPayment(store, { id: "c", itemId: "drop2", state: "PROCESSING" });
      const of = (itemId: string, after: string | null = null, limit = 10) =>
        store.payments.attemptsFor({ itemId, after, limit });
      expect(await of("drop")).toEqual([first, second]);
      expect(await of("drop", null, 1)).toEqual([first]);
      expect(await of("drop", "a")).toEqual([second]);
      expect(await of("drop2")).toEqual([]);
      expect(await of("call")).toEqual([]);
      await changePayment(store, "a", (payment) => payment.fail({ at: NOW }));
      expect(await of("drop")).toEqual([second]);
    });

    it("move to another booking without a change of their life", async () => {
      for (const id of ["old", "new"]) {
        await book(store, { id, standing: "LAPSED/EXPIRED" });
      }
      const row = await openPayment(store, {
        id: "payment",
        bookingId: "old",
        state: "PROCESSING",
      });
      const moved = await changePayment(store, "payment", (payment) => payment.payFor("new"));
      expect(moved).toEqual({ ...row, bookingId: "new" });
    });

    it("keep what their buyer agreed to without a change of their life", async () => {
      const row = await openPayment(store, { id: "payment", itemId: "drop", state: "PAID" });
      const consent = { version: 1, text: "I agree.", givenAt: NOW };
      await changePayment(store, "payment", (payment) => payment.consent(consent));
      const kept = { ...row, accessConsent: consent };
      expect(await store.payments.byId("payment")).toEqual(kept);
      const query = { buyerId: "booker", itemIds: ["drop", "drop2"] };
      expect(await store.payments.purchasesAmong(query)).toEqual([kept]);
    });

    it("are purchases when content is paid by the buyer, and nothing else is", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      await openPayment(store, { id: "session", bookingId: "booking", state: "PAID" });
      await openPayment(store, { id: "refunded", itemId: "drop", state: "REFUNDED" });
      await openPayment(store, { id: "open", itemId: "drop" });
      await openPayment(store, { id: "theirs", buyerId: "booker2", itemId: "drop", state: "PAID" });
      const query = { buyerId: "booker", itemIds: ["call", "drop"] };
      expect(await store.payments.purchasesAmong(query)).toEqual([]);
      expect(await store.payments.purchasesAmong({ ...query, itemIds: [] })).toEqual([]);
    });

    it("are found as the latest refunded one of a buyer and content", async () => {
      await book(store, { id: "booking", standing: "HELD/PENDING" });
      await openPayment(store, { id: "session", bookingId: "booking", state: "REFUNDED" });
      const theirs = { itemId: "drop", state: "REFUNDED", buyerId: "booker2" } as const;
      await openPayment(store, { ...theirs, id: "theirs", createdAt: NOW + 3 });
      const query = { buyerId: "booker", itemId: "drop" };
      expect(await store.payments.refundedOf(query)).toBeNull();
      const refunded = { itemId: "drop", state: "REFUNDED" } as const;
      const last = await openPayment(store, { ...refunded, id: "b", createdAt: NOW + 1 });
      await openPayment(store, { ...refunded, id: "a", createdAt: NOW + 1 });
      await openPayment(store, { ...refunded, id: "c" });
      await openPayment(store, { id: "open", itemId: "drop", createdAt: NOW + 2 });
      expect(await store.payments.refundedOf(query)).toEqual(last);
      expect(await store.payments.refundedOf({ ...query, itemId: "call" })).toBeNull();
    });

    it("owe their money until it is given back", async () => {
      const owed = await openPayment(store, { id: "payment", state: "REFUNDED" });
      expect(owed).toMatchObject({ refundState: "OWED", settledAt: NOW });
      const given = await changePayment(store, "payment", (payment) =>
        payment.markRefunded({ at: NOW + 1 }),
      );
      expect(given).toEqual({ ...owed, refundState: "DONE" });
    });

    it("take no step that their life cycle does not have, and change nothing then", async () => {
      const paid = await openPayment(store, { id: "payment", state: "PAID" });
      const steps = ["reopen", "process", "fail", "pay", "markRefunded"] as const;
      const facts = { at: NOW, changes: {}, cardCountryCode: null, sale: SALE };
      for (const step of steps) {
        const wrong = changePayment(store, "payment", (payment) => payment[step](facts));
        await expect(wrong).rejects.toThrow(`no ${step} from PAID`);
      }
      expect(await store.payments.byId("payment")).toEqual(paid);
    });

    it("may be given back after they were paid, and know who had it done and when it was sold", async () => {
      const paid = await openPayment(store, { id: "payment", state: "PAID" });
      const refunded = await changePayment(store, "payment", (payment) =>
        payment.refund({ at: NOW + 1, sale: SALE, by: "CREATOR" }),
      );
      expect(refunded).toEqual({
        ...paid,
        state: "REFUNDED",
        refundState: "OWED",
        refundedBy: "CREATOR",
      });
    });

    it("have a ledger whose lines come back as they were written", async () => {
      await openPayment(store, { id: "payment" });
      const lines = [
        ledgerRow({ id: "1", account: "buyer", amountInCents: -6050 }),
        ledgerRow({ id: "2", account: "vat", amountInCents: 1050 }),
        ledgerRow({ id: "3", account: "processing", amountInCents: 125 }),
        ledgerRow({ id: "4", account: "platform_fee", amountInCents: 488 }),
        ledgerRow({ id: "5", account: "creator", amountInCents: 4387 }),
      ];
      await store.payments.addLedgerRows(lines);
      await store.payments.addLedgerRows([]);
      const ledger = await store.payments.ledgerOf("payment");
      expect(byId(ledger)).toEqual(lines);
      expect(ledger.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(0);
      expect(await store.payments.ledgerOf("x")).toEqual([]);
    });

    it("remember a provider's event once", async () => {
      const event = { provider: "cards", eventId: "event", at: NOW };
      const seen = await Promise.all([1, 2, 3].map(() => store.payments.rememberEvent(event)));
      expect(seen.filter(Boolean)).toHaveLength(1);
      expect(await store.payments.rememberEvent({ ...event, provider: "other" })).toBe(true);
    });

    it("forget a provider's old events, a limited number at a time and the oldest first", async () => {
      const remember = (eventId: string, at: number) =>
        store.payments.rememberEvent({ provider: "cards", eventId, at });
      await remember("third", NOW);
      await remember("first", NOW - 2);
      await remember("second", NOW - 1);
      await remember("young", NOW + 1);
      const old = { before: NOW + 1, limit: 2 };
      expect(await store.payments.forgetEvents(old)).toBe(2);
      expect(await remember("third", NOW)).toBe(false);
      expect(await store.payments.forgetEvents(old)).toBe(1);
      expect(await remember("young", NOW + 1)).toBe(false);
      expect(await remember("first", NOW)).toBe(true);
    });
  });
}
