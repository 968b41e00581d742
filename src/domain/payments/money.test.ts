import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitPayment, vatOf } from "./division.ts";
import { formatEuro, toCents, toEuro } from "./money.ts";
import { formatPercent } from "./percent.ts";
import { isPrice } from "./price.ts";

const NBSP = "\u00a0";

describe("an amount", () => {
  it.each([
    [0, `€${NBSP}0,00`],
    [5, `€${NBSP}0,05`],
    [300, `€${NBSP}3,00`],
    [123_450, `€${NBSP}1.234,50`],
    [123_456_789, `€${NBSP}1.234.567,89`],
    [-1250, `€${NBSP}−12,50`],
    // A deduction of nothing.
    [-0, `€${NBSP}0,00`],
  ])("of %d cents is written as Belgium writes it", (cents, text) => {
    expect(formatEuro(cents)).toBe(text);
  });

  it("is written as the language's own rules write it", () => {
    const rules = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = rules.format(cents / 100);
        expect(formatEuro(cents)).toBe(text.replaceAll(/\s/g, NBSP).replace("-", "\u2212"));
      }),
    );
  });

  it("never breaks between its sign and its number", () => {
    expect(formatEuro(123_450)).not.toMatch(/[ \u2009\u202f]/);
  });

  it.each([
    [4.35, 435],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [19.99, 1999],
    [0, 0],
  ])("of %d euro is %d cents", (euro, cents) => {
    expect(toCents(euro)).toBe(cents);
  });

  it("comes back from euro to the cent", () => {
    fc.assert(fc.property(fc.nat(100_000_000), (cents) => toCents(toEuro(cents)) === cents));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])("is refused when it is %d", (euro) => {
    expect(() => toCents(euro)).toThrow(RangeError);
  });
});

describe("a price", () => {
  it.each([0, 3, 3.01, 12.5, 49, 1999.99, 500_000])("may be %d euro", (euro) => {
    expect(isPrice(euro)).toBe(true);
  });

  it.each([-1, 0.01, 1, 2.99, 12.345, 500_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    "may not be %d euro",
    (euro) => {
      expect(isPrice(euro)).toBe(false);
    },
  );
});

describe("VAT", () => {
  it.each([
    { netInCents: 10_000, vatBasisPoints: 2100, vat: 2100 },
    { netInCents: 999, vatBasisPoints: 2100, vat: 210 },
    { netInCents: 350, vatBasisPoints: 2100, vat: 74 },
    { netInCents: 50, vatBasisPoints: 2100, vat: 11 },
    { netInCents: 4_900, vatBasisPoints: 550, vat: 270 },
    { netInCents: 4_900, vatBasisPoints: 0, vat: 0 },
  ])(
    "on $netInCents cents at $vatBasisPoints basis points is $vat, half a cent up",
    ({ vat, ...input }) => {
      expect(vatOf(input)).toBe(vat);
    },
  );

  it("is never off by more than half a cent", () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(2700), (netInCents, vatBasisPoints) => {
        const exact = (BigInt(netInCents) * BigInt(vatBasisPoints) * 2n + 10_000n) / 20_000n;
        expect(BigInt(vatOf({ netInCents, vatBasisPoints }))).toBe(exact);
      }),
    );
  });
});

describe("a payment's ledger", () => {
  it("gives the creator 90 % of the net after processing, the platform the rest", () => {
    expect(splitPayment({ netInCents: 10_000, vatInCents: 2_100, processingInCents: 200 })).toEqual(
      [
        { account: "buyer", amountInCents: -12_100 },
        { account: "vat", amountInCents: 2_100 },
        { account: "processing", amountInCents: 200 },
        { account: "platform_fee", amountInCents: 980 },
        { account: "creator", amountInCents: 8_820 },
      ],
    );
  });

  it("rounds half a cent in the creator's favour", () => {
    const lines = splitPayment({ netInCents: 305, vatInCents: 0, processingInCents: 0 });
    expect(lines.at(-1)).toEqual({ account: "creator", amountInCents: 275 });
  });

  it("lets the platform bear what processing costs beyond the price", () => {
    const lines = splitPayment({ netInCents: 300, vatInCents: 63, processingInCents: 350 });
    expect(lines.map(({ amountInCents }) => amountInCents)).toEqual([-363, 63, 350, -50, 0]);
  });

  it("sums to zero, and the creator's share is right to half a cent", () => {
    const cents = fc.nat(50_000_000);
    fc.assert(
      fc.property(cents, cents, fc.nat(100_000), (netInCents, vatInCents, processingInCents) => {
        const lines = splitPayment({ netInCents, vatInCents, processingInCents });
        expect(lines.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(0);
        const creator =
          lines.find(({ account }) => account === "creator")?.amountInCents ?? Number.NaN;
        const fair = Math.max(0, netInCents - processingInCents) * 0.9;
        expect(Math.abs(creator - fair)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(lines.every(({ amountInCents }) => Number.isSafeInteger(amountInCents))).toBe(true);
      }),
    );
  });
});

it("writes a share as Belgium does", () => {
  expect([21, 5.5, 0].map(formatPercent)).toEqual(["21%", "5,5%", "0%"]);
});
