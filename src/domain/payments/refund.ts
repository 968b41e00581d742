import type { LedgerLine } from "./division.ts";

/**
 * The lines that take a payment back, from the lines that `splitPayment` made. Everybody returns
 * what they got, but for the card provider, which keeps the cost of processing: the platform bears
 * it. They sum to zero when those did.
 */
export function refundOf(sale: readonly LedgerLine[]): readonly LedgerLine[] {
  const processing = sale.find(({ account }) => account === "processing")?.amountInCents ?? 0;
  return sale
    .filter(({ account }) => account !== "processing")
    .map(({ account, amountInCents }) => ({
      account,
      amountInCents: 0 - amountInCents - (account === "platform_fee" ? processing : 0),
    }));
}
