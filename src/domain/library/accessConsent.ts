import type { VatNumberStatus } from "../generated/enums.ts";

/*
 * Directive 2011/83/EU, article 16 (m): the right of withdrawal from a purchase of digital content
 * ends when the content is delivered with the consumer's prior express consent and acknowledgement.
 * Both are asked for before a bought document opens, and kept with the payment
 * (docs/product.md 10.5).
 */

/**
 * What people agree to, by version. A version that was shown to somebody is never changed; other
 * words are a new version.
 */
const WORDINGS = {
  1: "By choosing “Open now”, you agree that it is delivered to you at once, and you acknowledge that your 14-day right of withdrawal ends with that.",
} as const;

/** Words that somebody can agree to. */
export interface ConsentWording {
  version: number;
  text: string;
}

/** The words of a version; null when there is none. */
export function consentWording(version: number): ConsentWording | null {
  const text = (WORDINGS as Readonly<Record<number, string>>)[version];
  return text === undefined ? null : { version, text };
}

/** What is shown now. */
export const PRESENT_WORDING: ConsentWording = { version: 1, text: WORDINGS[1] };

/**
 * Whether the buyer has to agree before what was paid for opens. A company with a VAT number that
 * was found valid is no consumer and has no right of withdrawal; whoever else is not known to be a
 * business is asked.
 */
export function paymentAwaitsConsent(payment: {
  readonly accessConsent: object | null;
  readonly vatNumberStatus: VatNumberStatus | null;
}): boolean {
  return payment.accessConsent === null && payment.vatNumberStatus !== "VALID";
}
