import type { VatPlace } from "../../../../src/domain/payments/vat/area.ts";
import { type PriceQuote, quotePrice } from "../../../../src/domain/payments/vat/quote.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { readPriceCountry } from "../readPriceCountry.ts";

/**
 * Net price and VAT of a payment. The billing address determines the VAT; before there is one, the
 * country that determines the displayed prices.
 */
export async function pricePayment(
  context: ServiceContext,
  options: {
    item: Pick<CatalogItemRow, "category">;
    netInCents: number;
    billed: Pick<PaymentRow, "billing" | "vatNumberStatus">;
  },
): Promise<PriceQuote> {
  const { item, netInCents, billed } = options;
  const place: VatPlace = billed.billing ?? (await readPriceCountry(context));
  return quotePrice({
    netInCents,
    category: item.category,
    countryCode: place.countryCode,
    postalCode: place.postalCode,
    city: place.city,
    vatNumber: billed.vatNumberStatus,
  });
}
