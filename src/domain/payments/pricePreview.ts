import type { CatalogItemCategory } from "../generated/enums.ts";
import { BASIS_POINTS, PLATFORM_FEE_BASIS_POINTS } from "../shared/limits.ts";
import { grossOf, splitPayment, vatOf } from "./division.ts";
import { formatEuro, toCents } from "./money.ts";
import { formatPercent } from "./percent.ts";
import { SELLER_COUNTRY_CODE, vatFor, vatGoodsOf } from "./vat/vat.ts";

/** A price's breakdown, in words. */
export interface PricePreview {
  /** What a buyer pays. */
  buyer: string;
  /** What the creator keeps; null if it is free. */
  creator: string | null;
}

/**
 * The breakdown of a price that a creator is about to set, in euro excluding VAT: a private buyer
 * in Belgium represents all, and the card's cost, known only later from the provider, is left out.
 */
export function previewPrice(options: {
  euro: number;
  category: CatalogItemCategory;
}): PricePreview {
  const { euro, category } = options;
  if (euro === 0) return { buyer: "Free for anyone with an account.", creator: null };
  const netInCents = toCents(euro);
  const { vatBasisPoints } = vatFor({
    countryCode: SELLER_COUNTRY_CODE,
    goods: vatGoodsOf(category),
    vatNumber: null,
    sellerCountryCode: SELLER_COUNTRY_CODE,
  });
  const vatInCents = vatOf({ netInCents, vatBasisPoints });
  const lines = splitPayment({ netInCents, vatInCents, processingInCents: 0 });
  const kept = lines.find(({ account }) => account === "creator")?.amountInCents ?? 0;
  const [vat, share] = [vatBasisPoints, BASIS_POINTS - PLATFORM_FEE_BASIS_POINTS].map((points) =>
    formatPercent((points * 100) / BASIS_POINTS),
  );
  return {
    buyer: `A buyer in Belgium pays ${formatEuro(grossOf({ netInCents, vatInCents }))}, with ${vat} VAT.`,
    creator: `You keep up to ${formatEuro(kept)}: ${share} of what is left after card processing.`,
  };
}
