import type { VatNumberStatus } from "../generated/enums.ts";
import { type Wording, wordingOf } from "../shared/wordings.ts";

/*
 * Directive 2011/83/EU, article 16 (m): the right of withdrawal from a purchase of digital content
 * ends when the content is delivered with the consumer's prior express consent and acknowledgement.
 * Both are collected before a bought document opens, and stored with the payment (docs/product.md
 * 10.5).
 */

/** What people agree to, by version. */
const WORDINGS = {
  1: "By choosing “Open now”, you agree that it is delivered to you at once, and you acknowledge that your 14-day right of withdrawal ends with that.",
} as const;

/** A version's text; null if it doesn't exist. */
export const consentWording = (version: number) => wordingOf(WORDINGS, version);

/** The current version. */
export const PRESENT_WORDING: Wording = { version: 1, text: WORDINGS[1] };

/**
 * Whether the buyer has to agree before the purchase opens. A company whose VAT number was found
 * valid is not a consumer and has no right of withdrawal; anyone else not known to be a business is
 * asked.
 */
export function paymentAwaitsConsent(payment: {
  readonly accessConsent: object | null;
  readonly vatNumberStatus: VatNumberStatus | null;
}): boolean {
  return payment.accessConsent === null && payment.vatNumberStatus !== "VALID";
}
