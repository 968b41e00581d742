import { MAX_PRICE_IN_EURO, MIN_PAID_PRICE_IN_EURO } from "../shared/limits.ts";
import { toCents, toEuro } from "./money.ts";

/**
 * An amount in euro as somebody types it, with a comma or a point; not a number when it is none.
 */
export function typedEuro(text: string | number): number {
  if (typeof text === "number") return text;
  return text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
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
