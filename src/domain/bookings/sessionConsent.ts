import { HOLD_MS, WITHDRAWAL_MS } from "../shared/limits.ts";
import { type Wording, wordingOf } from "../shared/wordings.ts";
import type { Instant } from "../time/instant.ts";

/*
 * Directive 2011/83/EU, article 16 (a): the right of withdrawal from a service ends once it has
 * been given, if it was begun within the 14 days with the consumer's prior express consent and
 * acknowledgement. Both are collected at checkout, and stored with the payment (docs/product.md
 * 6.15).
 */

/** What people agree to, by version. */
const WORDINGS = {
  1: "By choosing “Continue”, you ask for this session to take place within the 14-day withdrawal period, and you acknowledge that you lose your right of withdrawal once it has taken place.",
} as const;

/** A version's text; null if it doesn't exist. */
export const sessionWording = (version: number) => wordingOf(WORDINGS, version);

/** The current version. */
export const SESSION_WORDING: Wording = { version: 1, text: WORDINGS[1] };

/**
 * Whether a session may begin within the days in which its booker can withdraw, if it is paid at the
 * end of its hold. The same for as long as it is held.
 */
export function isWithinWithdrawal(booking: {
  readonly createdAt: Instant;
  readonly startsAt: Instant;
}): boolean {
  return booking.startsAt - (booking.createdAt + HOLD_MS) < WITHDRAWAL_MS;
}
