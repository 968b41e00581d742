import type { PaymentState } from "../generated/enums.ts";
import { PRICE_KEPT_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import { PAYMENT_STATES } from "./lifecycle.ts";
import type { PriceQuote } from "./vat/quote.ts";

/*
 * How long a payment for content keeps its price (docs/product.md 7.16). A session's is that of its
 * hold, which ends much sooner.
 */

/** A payment as far as its price is concerned. */
export interface PricedPayment extends PriceQuote {
  readonly state: PaymentState;
  /** When its price was last found to be that of its item. */
  readonly pricedAt: Instant;
}

/**
 * Whether the attempt at a payment is to be given up, and the payment opened anew at today's price:
 * its price is too old, or no longer today's. What the bank is at work on, or is settled, never is.
 * `today` is what the item costs now, on the VAT's basis of now; null when it is off sale.
 */
export function isOutdated(
  payment: PricedPayment,
  { now, today }: { now: Instant; today: PriceQuote | null },
): boolean {
  if (!PAYMENT_STATES[payment.state].isPayable) return false;
  return now - payment.pricedAt >= PRICE_KEPT_MS || (today !== null && differ(payment, today));
}

/** Every field of a quote, each once: a missing one fails the compilation. */
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
