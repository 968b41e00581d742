import { grossOf } from "../../src/domain/money.ts";
import { type Goods, vatFor } from "../../src/domain/vat/vat.ts";
import type { CatalogItemRow, ItemCategory } from "../store/catalog.ts";
import type { ServiceContext } from "./context.ts";
import { readPriceCountry } from "./readPriceCountry.ts";

/** What VAT law takes an item for: a document is an e-publication, an hour of somebody's time a service. */
export function goodsOf(category: ItemCategory): Goods {
  return category === "PUBLICATION" ? "ePublication" : "service";
}

/** Price in cents including the VAT of the viewer's country: what is shown before billing is known. */
export async function priceItem(
  context: ServiceContext,
  { category, priceInCents }: Pick<CatalogItemRow, "category" | "priceInCents">,
): Promise<number> {
  const { countryCode } = await readPriceCountry(context);
  const { vatBasisPoints } = vatFor({
    countryCode,
    goods: goodsOf(category),
    vatNumber: null,
    sellerCountryCode: context.settings.sellerCountryCode,
  });
  return grossOf({ netInCents: priceInCents, vatBasisPoints });
}
