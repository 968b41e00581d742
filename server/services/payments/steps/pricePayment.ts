import { type PriceQuote, quotePrice } from "../../../../src/domain/payments/vat/quote.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { readPriceCountry } from "../readPriceCountry.ts";

/**
 * Net price and VAT of a payment. The billing address decides on the country; before there is one,
 * what decides on the prices on show.
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
  return quotePrice({
    netInCents,
    category: item.category,
    countryCode: billed.billing?.countryCode ?? (await readPriceCountry(context)).countryCode,
    vatNumber: billed.vatNumberStatus,
  });
}
