import type { CatalogItemCategory, VatNumberStatus } from "../../generated/enums.ts";
import { vatOf } from "../division.ts";
import { SELLER_COUNTRY_CODE, vatFor, vatGoodsOf } from "./vat.ts";

/** A price with the VAT on it. Amounts in cents. */
export interface PriceQuote {
  readonly netInCents: number;
  readonly vatInCents: number;
  readonly vatBasisPoints: number;
  /** ISO 3166 alpha-2. */
  readonly vatCountryCode: string;
  readonly isReverseCharge: boolean;
}

/** What a price with VAT depends on. */
export interface QuoteQuestion {
  /** In cents. */
  readonly netInCents: number;
  readonly category: CatalogItemCategory;
  /** The buyer's country, ISO 3166 alpha-2. */
  readonly countryCode: string;
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
  countryCode,
  vatNumber,
}: QuoteQuestion): PriceQuote {
  const { vatBasisPoints, isReverseCharge } = vatFor({
    countryCode,
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
