const UNIT = "(?:€|euros?|eur)?";

/** How an amount is grouped, and the decimal separator that goes with it. */
const NOTATIONS = [
  { whole: "\\d+", point: "[.,]" },
  { whole: "[1-9]\\d{0,2}(?: \\d{3})+", point: "[.,]" },
  { whole: "[1-9]\\d{0,2}(?:\\.\\d{3})+", point: "," },
  { whole: "[1-9]\\d{0,2}(?:,\\d{3})+", point: "\\." },
].map(
  ({ whole, point }) =>
    new RegExp(`^${UNIT} ?(${whole})(?:${point}(?:(\\d{0,2})|[-–]{1,2}))? ?${UNIT}$`, "i"),
);

const EITHER_WAY = new RegExp(`^${UNIT} ?[1-9]\\d{0,2}[.,]\\d{3} ?${UNIT}$`, "i");

/** Non-breaking spaces are spaces too. */
const withPlainSpaces = (text: string) => text.trim().replaceAll(/\s/g, " ");

/** An amount in euro as typed, in any notation of docs/product.md 4.4; NaN if it does not parse. */
export function typedEuro(text: string): number {
  const plain = withPlainSpaces(text);
  for (const notation of NOTATIONS) {
    const [, whole, cents = ""] = notation.exec(plain) ?? [];
    if (whole !== undefined) return Number(`${whole.replaceAll(/\D/g, "")}.${cents}`);
  }
  return Number.NaN;
}

/** Whether the point or comma that is read as grouping could also be a decimal separator. */
export function hasTwoReadings(text: string): boolean {
  return EITHER_WAY.test(withPlainSpaces(text));
}

/** A saved price as its field shows it, which `typedEuro` can parse. */
export function priceText(euro: number): string {
  return Number.isInteger(euro) ? String(euro) : euro.toFixed(2).replace(".", ",");
}
