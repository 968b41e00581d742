import { MAX_PRICE_IN_EURO, MIN_PAID_PRICE_IN_EURO } from "../shared/limits.ts";
import { toCents, toEuro } from "./money.ts";

/**
 * Whether a price is allowed, in euro excluding VAT: free, or at least 3, to the cent
 * (docs/product.md 4.4).
 */
export function isPrice(euro: number): boolean {
  if (!Number.isFinite(euro) || euro > MAX_PRICE_IN_EURO) return false;
  if (toEuro(toCents(euro)) !== euro) return false;
  return euro === 0 || euro >= MIN_PAID_PRICE_IN_EURO;
}
