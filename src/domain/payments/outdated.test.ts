import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_STATES } from "./lifecycle.ts";
import { keysOf } from "../shared/lifecycle.ts";
import { PRICE_KEPT_MS } from "../shared/limits.ts";
import { type PricedPayment, isOutdated } from "./outdated.ts";
import { quotePrice } from "./vat/quote.ts";

const quote = fc.record({
  netInCents: fc.integer({ min: 3_00, max: 500_000_00 }),
  category: fc.constantFrom("PUBLICATION" as const, "TALK" as const),
  countryCode: fc.constantFrom("BE", "DE", "HU", "US"),
  vatNumber: fc.constantFrom(null, "VALID" as const),
});
const payment = fc.record({
  state: fc.constantFrom(...keysOf(PAYMENT_STATES)),
  pricedAt: fc.integer({ min: 0, max: 10 * PRICE_KEPT_MS }),
  quoted: quote.map(quotePrice),
});
const age = fc.integer({ min: 0, max: 3 * PRICE_KEPT_MS });
const priced = ({ quoted, ...rest }: { quoted: object } & object) =>
  ({ ...quoted, ...rest }) as PricedPayment;

describe("a payment's price", () => {
  it("is never given up where the buyer cannot pay: at the bank, or settled", () => {
    fc.assert(
      fc.property(payment, age, fc.option(quote.map(quotePrice)), (one, after, today) => {
        fc.pre(!PAYMENT_STATES[one.state].isPayable);
        expect(isOutdated(priced(one), { now: one.pricedAt + after, today })).toBe(false);
      }),
    );
  });

  it("lasts a day, to the millisecond, while today’s is the same", () => {
    fc.assert(
      fc.property(payment, age, fc.boolean(), (one, after, isOnSale) => {
        fc.pre(PAYMENT_STATES[one.state].isPayable);
        const today = isOnSale ? one.quoted : null;
        const isOld = isOutdated(priced(one), { now: one.pricedAt + after, today });
        expect(isOld).toBe(after >= PRICE_KEPT_MS);
      }),
    );
  });

  it("ends at once when today’s price, rate, country or charge is another", () => {
    fc.assert(
      fc.property(payment, quote.map(quotePrice), (one, today) => {
        fc.pre(PAYMENT_STATES[one.state].isPayable);
        const isSame = JSON.stringify(today) === JSON.stringify(one.quoted);
        expect(isOutdated(priced(one), { now: one.pricedAt, today })).toBe(!isSame);
      }),
    );
  });

  it("never becomes good again by waiting", () => {
    fc.assert(
      fc.property(payment, age, age, fc.option(quote.map(quotePrice)), (one, some, more, today) => {
        const then = isOutdated(priced(one), { now: one.pricedAt + some, today });
        const later = isOutdated(priced(one), { now: one.pricedAt + some + more, today });
        expect(!then || later).toBe(true);
      }),
    );
  });
});
