/**
 * An amount of whole cents as Belgium writes it in Dutch, `€ 1.234,50`. The gap is a non-breaking
 * space (U+00A0), so that sign and amount stay on one line, and a minus is a minus (U+2212), not a
 * hyphen.
 *
 * Not by `Intl.NumberFormat`: a slow phone takes a third of a second for the first of them, and
 * engines disagree about the space.
 */
export function formatEuro(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euro = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ".");
  return `€\u00a0${cents < 0 ? "\u2212" : ""}${euro},${digits.slice(-2)}`;
}

/**
 * Whole cents of an amount in decimal euro; more than two decimals are rounded to the nearest cent.
 */
export function toCents(euro: number): number {
  const cents = Math.round(euro * 100);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${euro} is no amount of money`);
  return cents;
}

/** Decimal euro of whole cents, as the contract's `Euro`. */
export function toEuro(cents: number): number {
  return cents / 100;
}
