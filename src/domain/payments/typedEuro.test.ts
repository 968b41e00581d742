import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PRICE_IN_EURO } from "../shared/limits.ts";
import { toEuro } from "./money.ts";
import { isPrice } from "./price.ts";
import { hasTwoReadings, priceText, typedEuro } from "./typedEuro.ts";

const NO_PRICE = Number.NaN;

describe("an amount as somebody types it", () => {
  it.each([
    ["0", 0],
    ["40", 40],
    ["40,5", 40.5],
    ["40.50", 40.5],
    ["40,", 40],
    ["40,-", 40],
    [" 40 ", 40],
    ["€ 40", 40],
    ["€40", 40],
    ["40 €", 40],
    ["40€", 40],
    ["EUR 40", 40],
    ["40 eur", 40],
    ["40 euro", 40],
    ["€\u00a03.708,00", 3708],
    ["1200", 1200],
    ["1200,50", 1200.5],
    ["3.000", 3000],
    ["1.200", 1200],
    ["1,200", 1200],
    ["1 200", 1200],
    ["1\u00a0200", 1200],
    ["1\u202f200,5", 1200.5],
    ["1\u2009200.50", 1200.5],
    ["1.200,50", 1200.5],
    ["1,200.50", 1200.5],
    ["500.000", 500_000],
    ["1.200.000", 1_200_000],
    ["1,200,000.5", 1_200_000.5],
    ["", NO_PRICE],
    ["€", NO_PRICE],
    ["1.2.3", NO_PRICE],
    ["1,2,3", NO_PRICE],
    ["12abc", NO_PRICE],
    ["1.20.000", NO_PRICE],
    ["1.200,000", NO_PRICE],
    ["0.500", NO_PRICE],
    ["12 50", NO_PRICE],
    ["--3", NO_PRICE],
    ["1e3", NO_PRICE],
  ])("%j is read as %d", (text, euro) => {
    expect(typedEuro(text)).toBe(euro);
  });

  it.each([
    ["1.200", true],
    ["1,200", true],
    ["€ 12.500", true],
    ["40", false],
    ["40,50", false],
    ["1 200", false],
    ["1.200,50", false],
    ["1.200.000", false],
    ["1200.500", false],
  ])("%j could be read otherwise: %s", (text, isSo) => {
    expect(hasTwoReadings(text)).toBe(isSo);
  });
});

describe("a saved price in its field", () => {
  it.each([
    [0, "0"],
    [40, "40"],
    [1200, "1200"],
    [1200.5, "1200,50"],
    [8.03, "8,03"],
  ])("%d is shown as %j", (euro, text) => {
    expect(priceText(euro)).toBe(text);
  });

  it("is read back as what it was, and in one way only", () => {
    const prices = fc
      .integer({ min: 0, max: MAX_PRICE_IN_EURO * 100 })
      .map(toEuro)
      .filter(isPrice);
    fc.assert(
      fc.property(prices, (euro) => {
        expect(typedEuro(priceText(euro))).toBe(euro);
        expect(hasTwoReadings(priceText(euro))).toBe(false);
      }),
    );
  });
});
