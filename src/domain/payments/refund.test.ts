import { describe, expect, it } from "vitest";
import { splitPayment } from "./division.ts";
import { refundOf } from "./refund.ts";

const sumOf = (lines: readonly { amountInCents: number }[]) =>
  lines.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

describe("a refund in the ledger", () => {
  it("gives the buyer everything back, and leaves the cost of processing with the platform", () => {
    const sale = splitPayment({ netInCents: 100_00, vatInCents: 21_00, processingInCents: 2_07 });
    expect(refundOf(sale)).toEqual([
      { account: "buyer", amountInCents: 121_00 },
      { account: "vat", amountInCents: -21_00 },
      { account: "platform_fee", amountInCents: -9_79 - 2_07 },
      { account: "creator", amountInCents: -88_14 },
    ]);
  });

  it("sums to zero, whatever the amounts", () => {
    for (let cents = 0; cents < 5_000; cents += 7) {
      const sale = splitPayment({
        netInCents: cents,
        vatInCents: Math.round(cents * 0.21),
        processingInCents: Math.round(cents * 0.015) + 25,
      });
      expect(sumOf(refundOf(sale))).toBe(0);
    }
  });
});
