/** A card as it was typed. */
export interface TypedCard {
  cardNumber: string;
  /** `MM / YY`. */
  expiry: string;
  cvc: string;
}

export type CardField = keyof TypedCard;

/** A card of which nothing was typed yet. */
export const EMPTY_CARD: TypedCard = { cardNumber: "", expiry: "", cvc: "" };

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** A number in groups of four, while it is typed or pasted. */
export function groupNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/**
 * A month and a year with their slash, while they are typed. `before` is what stood there: the
 * slash comes by itself when typing, and goes by itself when deleting.
 */
export function groupExpiry(typed: string, before: string): string {
  const digits = digitsOf(typed);
  // No month begins with 2 to 9.
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2).slice(-2);
  const isDeleting = typed.length < before.length;
  if (month.length < 2 || (isDeleting && year === "")) return month;
  return `${month} / ${year}`;
}

/** Which field an error of the provider is about; null when it is about the card as a whole. */
export function fieldOfError(code: string): CardField | null {
  if (/number/.test(code)) return "cardNumber";
  if (/expir/.test(code)) return "expiry";
  return /cvc/.test(code) ? "cvc" : null;
}

/** Whether enough was typed to try the card. */
export function isComplete({ cardNumber, expiry, cvc }: TypedCard): boolean {
  return digitsOf(cardNumber).length >= 14 && digitsOf(expiry).length === 4 && cvc.length >= 3;
}
