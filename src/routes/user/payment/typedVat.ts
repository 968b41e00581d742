import type { VatNumberStatus } from "../../../domain/generated/enums.ts";

/** What decides on the VAT in billing details that are being typed. */
export interface TypedVat {
  /** ISO 3166 alpha-2. */
  readonly countryCode: string;
  /** How the check of the number came out; null without a number, and before the answer. */
  readonly vatNumber: VatNumberStatus | null;
}
