import { isEuMemberState } from "../../shared/countries.ts";
import type { CatalogItemCategory, VatNumberStatus } from "../../generated/enums.ts";
import { VAT_RATES } from "./rates.ts";

/** The two kinds of goods that VAT distinguishes here. */
export type VatGoods = "ePublication" | "service";

/** The seller of record sits in Belgium. */
export const SELLER_COUNTRY_CODE = "BE";

/** What decides on VAT. */
export interface VatQuestion {
  /** The buyer's country, ISO 3166 alpha-2. */
  readonly countryCode: string;
  readonly goods: VatGoods;
  /** How the check of the buyer's VAT number came out; null without a number. */
  readonly vatNumber: VatNumberStatus | null;
  readonly sellerCountryCode: typeof SELLER_COUNTRY_CODE;
}

/** The VAT on a sale. */
export interface VatDecision {
  readonly vatBasisPoints: number;
  /** The buyer owes the VAT, to the buyer's own state. */
  readonly isReverseCharge: boolean;
  /** The country whose VAT applies. */
  readonly countryCode: string;
}

/**
 * VAT follows the buyer's country. A company of another member state whose
 * number is valid owes it itself; outside the Union there is none. An answer
 * that did not come is not a valid number: VAT is charged.
 */
export function vatFor({
  countryCode,
  goods,
  vatNumber,
  sellerCountryCode,
}: VatQuestion): VatDecision {
  if (!isEuMemberState(countryCode))
    return { vatBasisPoints: 0, isReverseCharge: false, countryCode };
  const isReverseCharge = vatNumber === "VALID" && countryCode !== sellerCountryCode;
  if (isReverseCharge) return { vatBasisPoints: 0, isReverseCharge, countryCode };
  const { standard, ePublication } = VAT_RATES[countryCode];
  return {
    vatBasisPoints: goods === "service" ? standard : ePublication,
    isReverseCharge,
    countryCode,
  };
}

/** What a catalogue item is to VAT. */
export function vatGoodsOf(category: CatalogItemCategory): VatGoods {
  return category === "ONE_ON_ONE" ? "service" : "ePublication";
}
