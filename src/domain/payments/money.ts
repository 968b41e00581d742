// A slow phone takes long for its first format of any kind: none is made before it is used.
let euroFormat: Intl.NumberFormat | undefined;

/**
 * An amount as Belgium writes it in Dutch, `€ 1.234,50`. The gap is a
 * non-breaking space (U+00A0), so that sign and amount stay on one line, and a minus is a minus
 * (U+2212), not a hyphen.
 */
export function formatEuro(cents: number): string {
  // −0 would have a minus sign.
  const euro = cents / 100 || 0;
  // Engines disagree about which space that does not break they put.
  euroFormat ??= new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
  return euroFormat.format(euro).replaceAll(/\s/g, "\u00a0").replace("-", "\u2212");
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
