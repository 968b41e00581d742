import type { PaymentState } from "../generated/enums.ts";
import { PRICE_KEPT_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import { PAYMENT_STATES } from "./lifecycle.ts";
import type { PriceQuote } from "./vat/quote.ts";

/*
 * How long a payment for content keeps its price (docs/product.md 7.16). A session's is that of its
 * hold, which ends much sooner.
 */

/** The part of a payment that concerns its price. */
export interface PricedPayment extends PriceQuote {
  readonly state: PaymentState;
  /** When its price was last verified to be that of its item. */
  readonly pricedAt: Instant;
}

/**
 * Whether the attempt at a payment is to be given up, and the payment reopened at today's price:
 * its price is too old, or no longer today's. Never what is settled or being processed by the bank.
 * `today` is what the item costs now, on the VAT's basis of now; null when it is off sale.
 */
export function isOutdated(
  payment: PricedPayment,
  { now, today }: { now: Instant; today: PriceQuote | null },
): boolean {
  if (!PAYMENT_STATES[payment.state].isPayable) return false;
  return now - payment.pricedAt >= PRICE_KEPT_MS || (today !== null && differ(payment, today));
}

/** Every field of a quote: a missing one is a compile error. */
const QUOTED: Readonly<Record<keyof PriceQuote, true>> = {
  netInCents: true,
  vatInCents: true,
  vatBasisPoints: true,
  vatCountryCode: true,
  isReverseCharge: true,
};

function differ(a: PriceQuote, b: PriceQuote): boolean {
  return (Object.keys(QUOTED) as (keyof PriceQuote)[]).some((field) => a[field] !== b[field]);
}
