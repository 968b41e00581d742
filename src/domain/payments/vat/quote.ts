import type { CatalogItemCategory, VatNumberStatus } from "../../generated/enums.ts";
import { vatOf } from "../division.ts";
import type { VatPlace } from "./area.ts";
import { SELLER_COUNTRY_CODE, vatFor, vatGoodsOf } from "./vat.ts";

/** A price with the VAT on it. Amounts in cents. */
export interface PriceQuote {
  readonly netInCents: number;
  readonly vatInCents: number;
  readonly vatBasisPoints: number;
  /** The country whose VAT applies, ISO 3166 alpha-2; outside the VAT area the buyer's. */
  readonly vatCountryCode: string;
  readonly isReverseCharge: boolean;
}

/** What a price with VAT depends on. */
export interface QuoteQuestion extends VatPlace {
  /** In cents. */
  readonly netInCents: number;
  readonly category: CatalogItemCategory;
  /** How the check of the buyer's VAT number came out; null without a number. */
  readonly vatNumber: VatNumberStatus | null;
}

/**
 * What a buyer pays for an item: what the server charges, and what the checkout shows while the
 * billing details are typed (docs/product.md 8.10).
 */
export function quotePrice({
  netInCents,
  category,
  vatNumber,
  ...place
}: QuoteQuestion): PriceQuote {
  const { vatBasisPoints, isReverseCharge, countryCode } = vatFor({
    ...place,
    goods: vatGoodsOf(category),
    vatNumber,
    sellerCountryCode: SELLER_COUNTRY_CODE,
  });
  return {
    netInCents,
    vatInCents: vatOf({ netInCents, vatBasisPoints }),
    vatBasisPoints,
    vatCountryCode: countryCode,
    isReverseCharge,
  };
}
