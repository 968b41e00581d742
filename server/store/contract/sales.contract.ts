import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { PAYMENT_STATES } from "../../../src/domain/payments/lifecycle.ts";
import { amountsOf, splitPayment } from "../../../src/domain/payments/division.ts";
import { refundOf } from "../../../src/domain/payments/refund.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { NOW } from "../factories/now.ts";
import { ledgerRow } from "../factories/payments.ts";
import type { KeysetCursor } from "../ports/page.ts";
import type { LedgerRow, SaleRow } from "../ports/payments.ts";
import type { Store } from "../ports/store.ts";
import { book, changePayment, openPayment } from "./lives.ts";
import { fillStore, idsOf, type OpenStore } from "./rows.ts";

interface Facts {
  id: string;
  netInCents?: number;
  vatInCents?: number;
  processingInCents?: number;
  at?: number;
  isRefunded?: boolean;
  creatorId?: string;
  bookingId?: string;
}

/** What every store of sales does. */
export function describeSaleStore(openStore: OpenStore): void {
  describe("sales", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const sell = async (facts: Facts) => {
      const { id, netInCents = 5000, vatInCents = 1050, processingInCents = 100 } = facts;
      const { at = NOW, isRefunded = false, creatorId = "creator", bookingId = null } = facts;
      await openPayment(store, { id, netInCents, vatInCents, creatorId, bookingId });
      const lines = splitPayment({ netInCents, vatInCents, processingInCents });
      const book = (kind: LedgerRow["kind"], booked: typeof lines) =>
        store.payments.addLedgerRows(
          booked.map((line) =>
            ledgerRow({
              ...line,
              id: `${id}-${kind}-${line.account}`,
              paymentId: id,
              kind,
              createdAt: at,
            }),
          ),
        );
      await book("payment", lines);
      const sale = amountsOf(lines);
      if (isRefunded) await book("refund", refundOf(lines));
      await changePayment(store, id, (payment) =>
        isRefunded
          ? payment.refund({ at, sale, by: "PLATFORM" })
          : payment.pay({ at, cardCountryCode: null, sale }),
      );
    };
    const page = (
      query: { limit?: number; after?: KeysetCursor | null; creatorId?: string } = {},
    ) => store.payments.pageOfSales({ creatorId: "creator", limit: 50, after: null, ...query });
    const totals = (query: { creatorId?: string; since?: number | null } = {}) =>
      store.payments.totalsOfSales({ creatorId: "creator", since: null, ...query });

    it("of content are untold until a mail tells of them, the latest first", async () => {
      const untold = async (limit = 10) =>
        (await store.payments.untoldSales({ creatorId: "creator", since: NOW - 9, limit })).map(
          ({ id }) => id,
        );
      await book(store, { id: "booking", standing: "CONFIRMED/PAID" });
      await sell({ id: "session", bookingId: "booking", at: NOW });
      await sell({ id: "one", at: NOW - 2 });
      await sell({ id: "two", at: NOW - 1 });
      await sell({ id: "back", at: NOW, isRefunded: true });
      await sell({ id: "old", at: NOW - 9 });
      await sell({ id: "anothers", creatorId: "creator2" });
      expect(await untold()).toEqual(["two", "one"]);
      expect(await untold(1)).toEqual(["two"]);
      const mail = { userId: "creator", kind: "SOLD", version: "" } as const;
      const two = { ...mail, subjectId: "two" };
      await store.mails.begin({ mails: [two], at: NOW, leasedUntil: NOW + 1 });
      expect(await untold()).toEqual(["two", "one"]);
      await store.mails.end({
        mails: [two, { ...mail, userId: "creator2", subjectId: "one" }],
        at: NOW,
      });
      expect(await untold()).toEqual(["one"]);
    });

    it("say how the ledger divided their price, also when it was given back", async () => {
      await sell({ id: "kept" });
      await sell({ id: "back", at: NOW - 1, isRefunded: true });
      const sale = {
        itemId: "call",
        buyerId: "booker",
        title: "Demo Offer",
        netInCents: 5000,
        processingInCents: 100,
        platformFeeInCents: 490,
        creatorInCents: 4410,
      };
      expect(await page()).toEqual([
        { ...sale, id: "kept", soldAt: NOW, refundedAt: null },
        { ...sale, id: "back", soldAt: NOW - 1, refundedAt: NOW - 1 },
      ]);
      expect(await totals()).toEqual({
        salesCount: 1,
        netInCents: 5000,
        processingInCents: 100,
        platformFeeInCents: 490,
        creatorInCents: 4410,
        refundedInCents: 5000,
      });
    });

    it.each(keysOf(PAYMENT_STATES))(
      "count a payment that is %s by its life cycle",
      async (state) => {
        await openPayment(store, { id: "payment", state });
        expect((await page()).length > 0).toBe(PAYMENT_STATES[state].isSettled);
      },
    );

    it("come latest first in pages that meet, of their own creator alone", async () => {
      for (const [index, id] of ["a", "b", "c", "d", "e"].entries()) {
        // The second and third share their instant: the id decides.
        await sell({ id, at: NOW + (index === 2 ? 1 : index) });
      }
      await sell({ id: "other", creatorId: "creator2" });
      const seen: SaleRow[] = [];
      for (let after: KeysetCursor | null = null, pages = 0; pages < 3; pages += 1) {
        seen.push(...(await page({ limit: 2, after })));
        const last = seen.at(-1);
        if (last) after = { at: last.soldAt, id: last.id };
      }
      expect(idsOf(seen)).toEqual(["e", "d", "c", "b", "a"]);
      expect(idsOf(await page({ creatorId: "creator2" }))).toEqual(["other"]);
    });

    it("come to nothing where there are none", async () => {
      expect(await page({ creatorId: "booker" })).toEqual([]);
      expect(Object.values(await totals({ creatorId: "booker" }))).toEqual([0, 0, 0, 0, 0, 0]);
    });

    it("come to the sum over them, whatever they are and since whenever", async () => {
      const facts = fc.record({
        netInCents: fc.integer({ min: 0, max: 100_000_000 }),
        vatInCents: fc.integer({ min: 0, max: 20_000_000 }),
        processingInCents: fc.integer({ min: 0, max: 5_000 }),
        at: fc.integer({ min: NOW - 5, max: NOW }),
        isRefunded: fc.boolean(),
      });
      const sales = fc.sample(facts, { numRuns: 40, seed: 7 });
      for (const [index, sale] of sales.entries()) await sell({ ...sale, id: `sale-${index}` });
      for (const since of [null, NOW - 5, NOW - 2, NOW, NOW + 1]) {
        const rows = (await page()).filter(({ soldAt }) => soldAt >= (since ?? 0));
        const kept = rows.filter(({ refundedAt }) => refundedAt === null);
        const sum = (of: readonly SaleRow[], amountOf: (row: SaleRow) => number) =>
          of.reduce((total, row) => total + amountOf(row), 0);
        expect(await totals({ since })).toEqual({
          salesCount: kept.length,
          netInCents: sum(kept, (row) => row.netInCents),
          processingInCents: sum(kept, (row) => row.processingInCents),
          platformFeeInCents: sum(kept, (row) => row.platformFeeInCents),
          creatorInCents: sum(kept, (row) => row.creatorInCents),
          refundedInCents: sum(rows, (row) => row.netInCents) - sum(kept, (row) => row.netInCents),
        });
      }
    });
  });
}
