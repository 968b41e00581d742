import {
  BASIS_POINTS,
  MAX_PRICE_IN_EURO,
  MIN_PAID_PRICE_IN_EURO,
  PLATFORM_FEE_BASIS_POINTS,
} from "../shared/limits.ts";

const euroFormat = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });

/**
 * An amount as Belgium writes it in Dutch, `€ 1.234,50`. The gap is a
 * non-breaking space (U+00A0), so that sign and amount stay on one line.
 */
export function formatEuro(cents: number): string {
  // Engines disagree about which space that does not break they put.
  return euroFormat.format(cents / 100).replaceAll(/[\u202f\u2009 ]/g, "\u00a0");
}

const percentFormat = new Intl.NumberFormat("nl-BE", {
  style: "percent",
  maximumFractionDigits: 2,
});

/** A share in percent as Belgium writes it in Dutch, `5,5%`. */
export function formatPercent(percentage: number): string {
  return percentFormat.format(percentage / 100);
}

/** Whole cents of an amount in decimal euro; more than two decimals are rounded to the nearest cent. */
export function toCents(euro: number): number {
  const cents = Math.round(euro * 100);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${euro} is no amount of money`);
  return cents;
}

/** Decimal euro of whole cents, as the contract's `Euro`. */
export function toEuro(cents: number): number {
  return cents / 100;
}

/**
 * Whether a price is allowed, in euro excluding VAT: free, or at least 3, to the cent
 * (docs/product.md 4.4).
 */
export function isPrice(euro: number): boolean {
  if (!Number.isFinite(euro) || euro > MAX_PRICE_IN_EURO) return false;
  if (toEuro(toCents(euro)) !== euro) return false;
  return euro === 0 || euro >= MIN_PAID_PRICE_IN_EURO;
}

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

/** What an account gets from a payment; what it gives is negative. */
export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amountInCents: number;
}

/**
 * Divides a paid payment into five lines that sum to zero. The creator gets
 * 90 % of what is left of the net price after processing, to the nearest cent,
 * half a cent up, and never less than nothing; the platform gets the rest, and
 * bears it when processing costs more than the net price.
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

/** What the card is charged, in cents: the net price and its VAT. */
export function grossOf(amounts: {
  readonly netInCents: number;
  readonly vatInCents: number;
}): number {
  return amounts.netInCents + amounts.vatInCents;
}
