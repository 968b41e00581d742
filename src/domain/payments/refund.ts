import type { LedgerLine } from "./division.ts";

/**
 * The lines that refund a payment, from the lines that `splitPayment` made. Everybody returns what
 * they got, except the card provider, which keeps the processing cost: the platform bears it. They
 * sum to zero if those did.
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
