import type { CatalogItemCategory } from "../../../domain/generated/enums.ts";
import { toCents } from "../../../domain/payments/money.ts";
import type { VatFacts } from "../../../domain/payments/vat/explained.ts";
import { quotePrice } from "../../../domain/payments/vat/quote.ts";
import { vatTreatmentOf } from "../../../domain/payments/vat/treatment.ts";
import type { TypedVat } from "./typedVat.ts";

/** The amounts of the order summary, in cents. */
export interface ShownTotal {
  readonly netInCents: number;
  readonly vatInCents: number;
  readonly facts: VatFacts;
}

/** The sums as the server counts them; amounts in decimal euro. */
export function totalOf({
  amountWithoutVat,
  amountWithVat,
  facts,
}: {
  amountWithoutVat: number;
  amountWithVat: number;
  facts: VatFacts;
}): ShownTotal {
  const netInCents = toCents(amountWithoutVat);
  return { netInCents, vatInCents: toCents(amountWithVat) - netInCents, facts };
}

/**
 * The totals once the typed details are saved, by the rule by which the server charges
 * (docs/product.md 8.10). The amount is in decimal euro.
 */
export function totalAsTyped(
  { amountWithoutVat, category }: { amountWithoutVat: number; category: CatalogItemCategory },
  typed: TypedVat,
): ShownTotal {
  const quote = quotePrice({ netInCents: toCents(amountWithoutVat), category, ...typed });
  const { netInCents, vatInCents, vatBasisPoints, vatCountryCode } = quote;
  const vatPercentage = vatBasisPoints / 100;
  return {
    netInCents,
    vatInCents,
    facts: { vatTreatment: vatTreatmentOf(quote), vatPercentage, vatCountryCode },
  };
}
