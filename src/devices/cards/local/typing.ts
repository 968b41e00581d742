/** A card as it was typed. */
export interface TypedCard {
  cardNumber: string;
  /** `MM / YY`. */
  expiry: string;
  cvc: string;
}

export type CardField = keyof TypedCard;

export const EMPTY_CARD: TypedCard = { cardNumber: "", expiry: "", cvc: "" };

const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** A number in groups of four, as it is typed or pasted. */
export function groupNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}

/**
 * A month and a year with their slash, as they are typed. `before` is the previous text: the slash
 * is added when typing, and removed when deleting.
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

/** Which field a provider's error is about; null when it is about the whole card. */
export function fieldOfError(code: string): CardField | null {
  if (/number/.test(code)) return "cardNumber";
  if (/expir/.test(code)) return "expiry";
  return /cvc/.test(code) ? "cvc" : null;
}

/** Whether enough was typed to try the card. */
export function isComplete({ cardNumber, expiry, cvc }: TypedCard): boolean {
  return digitsOf(cardNumber).length >= 14 && digitsOf(expiry).length === 4 && cvc.length >= 3;
}
