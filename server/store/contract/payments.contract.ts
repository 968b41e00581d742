import type { PaymentState } from "../../../src/domain/generated/enums.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../ports/store.ts";
import { bookingRow } from "../factories/bookings.ts";
import { NOW } from "../factories/now.ts";
import { ledgerRow, paymentRow } from "../factories/payments.ts";
import { BILLING } from "../factories/profiles.ts";
import { byId, fillStore, idsOf, type OpenStore } from "./rows.ts";

/** What every store of payments does. */
export function describePaymentStore(openStore: OpenStore): void {
  describe("payments", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    it("are found by id and by intent, with every field as it was given", async () => {
      await store.bookings.claim(bookingRow({ id: "booking" }));
      const row = paymentRow({
        id: "payment",
        bookingId: "booking",
        description: "Demo",
        isReverseCharge: true,
        vatNumberStatus: "UNAVAILABLE",
        billing: BILLING,
        refundState: "OWED",
        settledAt: NOW + 1,
      });
      expect(await store.payments.insert(row)).toBe(true);
      expect(await store.payments.byId("payment")).toEqual(row);
      expect(await store.payments.byIntent("intent-payment")).toEqual(row);
      expect(await store.payments.byId("x")).toBeNull();
      expect(await store.payments.byIntent("x")).toBeNull();
      expect(await store.transaction((inside) => inside.payments.lock("payment"))).toEqual(row);
      expect(await store.transaction((inside) => inside.payments.lock("x"))).toBeNull();
    });

    it("come several at once, without those that are missing", async () => {
      const rows = [paymentRow({ id: "first" }), paymentRow({ id: "second", itemId: "drop" })];
      for (const row of rows) await store.payments.insert(row);
      expect(byId(await store.payments.byIds(["second", "nobody", "first"]))).toEqual(rows);
      expect(await store.payments.byIds([])).toEqual([]);
    });

    const OPEN_STATES: PaymentState[] = ["OPEN", "PROCESSING", "FAILED"];
    it.each(OPEN_STATES)(
      "allow no second one of a buyer and item beside a %s one",
      async (state) => {
        const first = paymentRow({ id: "first", state });
        expect(await store.payments.insert(first)).toBe(true);
        expect(await store.payments.insert(paymentRow({ id: "second" }))).toBe(false);
        expect(await store.payments.byId("second")).toBeNull();
        const query = { buyerId: "booker", itemId: "call" };
        expect(await store.payments.unsettledOf(query)).toEqual(first);
        expect(await store.payments.unsettledOf({ ...query, buyerId: "booker2" })).toBeNull();
        const others = [
          paymentRow({ id: "other-buyer", buyerId: "booker2" }),
          paymentRow({ id: "other-item", itemId: "drop" }),
        ];
        for (const row of others) expect(await store.payments.insert(row)).toBe(true);
      },
    );

    const SETTLED_STATES: PaymentState[] = ["PAID", "REFUNDED"];
    it.each(SETTLED_STATES)("allow a new one beside a %s one", async (state) => {
      await store.payments.insert(paymentRow({ id: "first", state }));
      const query = { buyerId: "booker", itemId: "call" };
      expect(await store.payments.unsettledOf(query)).toBeNull();
      expect(await store.payments.insert(paymentRow({ id: "second" }))).toBe(true);
    });

    it("of many made at once for one buyer and item, are one", async () => {
      const made = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          store.payments.insert(paymentRow({ id: `payment-${index}` })),
        ),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    it("change in the fields that are named, and in no other", async () => {
      const row = paymentRow({ id: "payment" });
      await store.payments.insert(row);
      const changes = { state: "PAID", settledAt: NOW, billing: BILLING } as const;
      expect(await store.payments.update("payment", changes)).toEqual({ ...row, ...changes });
      expect(await store.payments.byId("payment")).toEqual({ ...row, ...changes });
      await expect(store.payments.update("x", changes)).rejects.toThrow("no row x");
    });

    it("say whose money is owed", async () => {
      for (const [id, refundState] of [
        ["a", "OWED"],
        ["b", "DONE"],
        ["c", null],
        ["d", "OWED"],
      ] as const) {
        await store.payments.insert(paymentRow({ id, state: "REFUNDED", refundState }));
      }
      expect(idsOf(byId(await store.payments.owingRefund(10)))).toEqual(["a", "d"]);
      expect(await store.payments.owingRefund(1)).toHaveLength(1);
    });

    it("say which ones the provider is to be asked about", async () => {
      const rows = [
        paymentRow({ id: "processing", itemId: "call", state: "PROCESSING", createdAt: NOW - 9 }),
        paymentRow({ id: "young", itemId: "call2", createdAt: NOW + 1 }),
        paymentRow({ id: "old", itemId: "drop", createdAt: NOW - 1 }),
        paymentRow({ id: "failed", itemId: "drop2", state: "FAILED", createdAt: NOW + 1 }),
      ];
      for (const row of rows) await store.payments.insert(row);
      const asked = await store.payments.unsettledSince({ since: NOW, limit: 10 });
      expect(idsOf(byId(asked))).toEqual(["processing", "young"]);
      expect(await store.payments.unsettledSince({ since: NOW, limit: 1 })).toHaveLength(1);
    });

    it("have a ledger whose lines come back as they were written", async () => {
      await store.payments.insert(paymentRow({ id: "payment" }));
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
  });
}
