import { vatOf } from "../../src/domain/money.ts";
import { vatFor, vatGoodsOf } from "../../src/domain/vat/vat.ts";
import type { CatalogItemRow } from "../store/catalog.ts";
import type { ServiceContext } from "./context.ts";
import { readPriceCountry } from "./readPriceCountry.ts";

/** Price in cents including the VAT of the viewer's country: what is shown before billing is known. */
export async function priceItem(
  context: ServiceContext,
  { category, priceInCents }: Pick<CatalogItemRow, "category" | "priceInCents">,
): Promise<number> {
  const { countryCode } = await readPriceCountry(context);
  const { vatBasisPoints } = vatFor({
    countryCode,
    goods: vatGoodsOf(category),
    vatNumber: null,
    sellerCountryCode: context.settings.sellerCountryCode,
  });
  return priceInCents + vatOf({ netInCents: priceInCents, vatBasisPoints });
}
