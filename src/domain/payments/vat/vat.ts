import type { CatalogItemCategory, VatNumberStatus } from "../../generated/enums.ts";
import { type VatPlace, vatAreaOf, vatNumberCountryOf } from "./area.ts";

/** The two kinds of supplies that VAT distinguishes here. */
export type VatGoods = "ePublication" | "service";

/** The seller of record is based in Belgium. */
export const SELLER_COUNTRY_CODE = "BE";

/** What determines VAT: the buyer's place, and more. */
export interface VatQuestion extends VatPlace {
  readonly goods: VatGoods;
  /** Result of checking the buyer's VAT number; null without a number. */
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
 * VAT follows the buyer's place. A company of another member state whose number is valid owes it
 * itself; outside the VAT area there is no VAT. A missing answer is not a valid number, and neither
 * is a number of another country: VAT is charged.
 */
export function vatFor({
  goods,
  vatNumber,
  sellerCountryCode,
  ...place
}: VatQuestion): VatDecision {
  const area = vatAreaOf(place);
  if (area.memberState === null) {
    return { vatBasisPoints: 0, isReverseCharge: false, countryCode: area.countryCode };
  }
  const { memberState: countryCode, rates } = area;
  const isReverseCharge =
    vatNumber === "VALID" &&
    countryCode !== sellerCountryCode &&
    vatNumberCountryOf(place.countryCode) === countryCode;
  if (isReverseCharge) return { vatBasisPoints: 0, isReverseCharge, countryCode };
  const { standard, ePublication } = rates;
  return {
    vatBasisPoints: goods === "service" ? standard : ePublication,
    isReverseCharge,
    countryCode,
  };
}

/** The VAT kind of a catalogue item. */
export function vatGoodsOf(category: CatalogItemCategory): VatGoods {
  return category === "ONE_ON_ONE" ? "service" : "ePublication";
}
