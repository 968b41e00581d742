import {
  CARD_DECLINED,
  type CardError,
  type CardOutcome,
  TEST_CARDS,
} from "../../../../src/domain/payments/testCards.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";

/** A card as it was typed. */
export interface TypedCard {
  cardNumber: string;
  /** `MM/YY`, with or without blanks. */
  expiry: string;
  cvc: string;
}

/** The card wasn't charged: the buyer didn't approve. */
export const NOT_APPROVED: CardError = {
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** What is wrong with a card as typed; null when it can be tried. */
export function typingErrorOf(card: TypedCard, now: Instant): CardError | null {
  return numberError(card.cardNumber) ?? expiryError(card.expiry, now) ?? cvcError(card.cvc);
}

/** What a card does; a number that isn't a test card's is declined. */
export function outcomeOf(card: TypedCard): CardOutcome {
  const known = TEST_CARDS[digitsOf(card.cardNumber)];
  return known?.outcome ?? { kind: "refuses", error: CARD_DECLINED };
}

/** The country of its bank; null where the provider does not tell. */
export function countryOf(card: TypedCard): string | null {
  return TEST_CARDS[digitsOf(card.cardNumber)]?.countryCode ?? null;
}

const digitsOf = (text: string) => text.replace(/[\s-]/g, "");

function numberError(typed: string): CardError | null {
  const digits = digitsOf(typed);
  if (/\D/.test(digits) || digits.length > 19) {
    return { code: "incorrect_number", message: "Your card number is incorrect." };
  }
  if (digits.length < 14) {
    return { code: "incomplete_number", message: "Your card number is incomplete." };
  }
  return passesLuhn(digits)
    ? null
    : { code: "invalid_number", message: "Your card number is invalid." };
}

/** The ISO/IEC 7812 check: every second digit from the right counts double. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryError(typed: string, now: Instant): CardError | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) {
    return { code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  }
  if (Number(month) < 1 || Number(month) > 12) {
    return { code: "invalid_expiry_month", message: "Your card's expiration date is invalid." };
  }
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  // A card is valid until the end of its month; UTC is close enough for a test card.
  const isPast = Date.UTC(fullYear, Number(month), 1) <= now;
  if (!isPast) return null;
  return {
    code: "invalid_expiry_year_past",
    message: "Your card's expiration date is in the past.",
  };
}

function cvcError(typed: string): CardError | null {
  if (/^\d{3,4}$/.test(typed.trim())) return null;
  return { code: "incomplete_cvc", message: "Your card's security code is incomplete." };
}
