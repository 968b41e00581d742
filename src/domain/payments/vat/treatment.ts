import type { VatTreatment } from "../../generated/enums.ts";
import { isEuMemberState } from "../../shared/countries.ts";
import { hasPartsOutsideVat } from "./area.ts";
import type { PriceQuote } from "./quote.ts";

/**
 * What VAT does to a price: the one rule from which every word about it follows
 * (docs/product.md 8.4).
 */
export function vatTreatmentOf({
  vatBasisPoints,
  vatCountryCode,
  isReverseCharge,
}: Pick<PriceQuote, "vatBasisPoints" | "vatCountryCode" | "isReverseCharge">): VatTreatment {
  if (isReverseCharge) return "REVERSE_CHARGE";
  if (!isEuMemberState(vatCountryCode)) return "OUTSIDE_EU";
  if (vatBasisPoints !== 0) return "INCLUDED";
  return hasPartsOutsideVat(vatCountryCode) ? "OUTSIDE_EU" : "ZERO_RATED";
}
