import type { VatTreatment } from "../../../src/domain/generated/enums.ts";
import { grossOf } from "../../../src/domain/payments/division.ts";
import { type PriceQuote, quotePrice } from "../../../src/domain/payments/vat/quote.ts";
import { vatTreatmentOf } from "../../../src/domain/payments/vat/treatment.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { type PriceCountry, readPriceCountry } from "./readPriceCountry.ts";

type Priced = Pick<CatalogItemRow, "category" | "priceInCents">;

/**
 * Price in cents including the VAT of the viewer's country: what is shown before billing is known.
 */
export function priceItem(context: ServiceContext, item: Priced): number | Promise<number> {
  return readQuote(context, item, grossOf);
}

/** The VAT treatment of that price. */
export function readItemVatTreatment(
  context: ServiceContext,
  item: Priced,
): VatTreatment | Promise<VatTreatment> {
  return readQuote(context, item, vatTreatmentOf);
}

/** Synchronous if the country is known, so that a page of prices doesn't wait for each. */
function readQuote<Answer>(
  context: ServiceContext,
  { category, priceInCents }: Priced,
  read: (quote: PriceQuote) => Answer,
): Answer | Promise<Answer> {
  const country = readPriceCountry(context);
  const readIn = ({ countryCode }: PriceCountry) =>
    read(quotePrice({ netInCents: priceInCents, category, countryCode, vatNumber: null }));
  return country instanceof Promise ? country.then(readIn) : readIn(country);
}
