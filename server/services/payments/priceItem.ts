import { vatOf } from "../../../src/domain/payments/money.ts";
import { vatFor, vatGoodsOf } from "../../../src/domain/payments/vat/vat.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { type PriceCountry, readPriceCountry } from "./readPriceCountry.ts";

type Priced = Pick<CatalogItemRow, "category" | "priceInCents">;

/** Price in cents including the VAT of the viewer's country: what is shown before billing is known. */
export function priceItem(context: ServiceContext, item: Priced): number | Promise<number> {
  const country = readPriceCountry(context);
  const priceIn = (place: PriceCountry) => grossPrice(context, { item, ...place });
  return country instanceof Promise ? country.then(priceIn) : priceIn(country);
}

function grossPrice(
  { settings }: ServiceContext,
  { item, countryCode }: { item: Priced; countryCode: string },
): number {
  const { category, priceInCents } = item;
  const { vatBasisPoints } = vatFor({
    countryCode,
    goods: vatGoodsOf(category),
    vatNumber: null,
    sellerCountryCode: settings.sellerCountryCode,
  });
  return priceInCents + vatOf({ netInCents: priceInCents, vatBasisPoints });
}
