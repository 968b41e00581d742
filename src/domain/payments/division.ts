import { BASIS_POINTS, PLATFORM_FEE_BASIS_POINTS } from "../shared/limits.ts";

/** A share of an amount, to the nearest cent, half a cent up. */
function shareOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + BASIS_POINTS / 2) / BASIS_POINTS);
}

/** VAT on a net amount in whole cents, half a cent rounded up. */
export function vatOf({
  netInCents,
  vatBasisPoints,
}: {
  netInCents: number;
  vatBasisPoints: number;
}): number {
  return shareOf(netInCents, vatBasisPoints);
}

/** Who has a line in a payment's ledger. */
export const LEDGER_ACCOUNTS = ["buyer", "vat", "processing", "platform_fee", "creator"] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What an account receives from a payment; negative if it pays. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountInCents: number;
}

/**
 * Divides a paid payment into five lines that sum to zero. The creator gets 90 % of what is left of
 * the net price after processing, to the nearest cent, half a cent up, and never less than nothing;
 * the platform gets the rest, and bears the loss if processing costs more than the net price.
 */
export function splitPayment({
  netInCents,
  vatInCents,
  processingInCents,
}: {
  netInCents: number;
  vatInCents: number;
  processingInCents: number;
}): readonly LedgerLine[] {
  const left = netInCents - processingInCents;
  const creator = shareOf(Math.max(left, 0), BASIS_POINTS - PLATFORM_FEE_BASIS_POINTS);
  return [
    { account: "buyer", amountInCents: 0 - netInCents - vatInCents },
    { account: "vat", amountInCents: vatInCents },
    { account: "processing", amountInCents: processingInCents },
    { account: "platform_fee", amountInCents: left - creator },
    { account: "creator", amountInCents: creator },
  ];
}

/** The amounts of a payment's sale, from its lines, in cents. */
export function amountsOf(lines: readonly LedgerLine[]) {
  const given = (account: LedgerAccount) =>
    lines.find((line) => line.account === account)?.amountInCents ?? 0;
  return {
    netInCents: 0 - given("buyer") - given("vat"),
    processingInCents: given("processing"),
    platformFeeInCents: given("platform_fee"),
    creatorInCents: given("creator"),
  };
}

/** The amount charged to the card, in cents: the net price and its VAT. */
export function grossOf(amounts: {
  readonly netInCents: number;
  readonly vatInCents: number;
}): number {
  return amounts.netInCents + amounts.vatInCents;
}
