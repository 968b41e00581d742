import type { VatNumberStatus } from "../../../domain/generated/enums.ts";
import type { VatPlace } from "../../../domain/payments/vat/area.ts";

/** What decides on the VAT in billing details that are being typed. */
export interface TypedVat extends VatPlace {
  /** How the check of the number came out; null without a number, and before the answer. */
  readonly vatNumber: VatNumberStatus | null;
}
