import { vatOf } from "../../../../src/domain/payments/money.ts";
import { vatFor, vatGoodsOf } from "../../../../src/domain/payments/vat/vat.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { readPriceCountry } from "../readPriceCountry.ts";

/** The price of a payment. Amounts in cents. */
export type Quote = Pick<
  PaymentRow,
  "netInCents" | "vatInCents" | "vatBasisPoints" | "vatCountryCode" | "isReverseCharge"
>;

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
): Promise<Quote> {
  const { item, netInCents, billed } = options;
  const vat = vatFor({
    countryCode: billed.billing?.countryCode ?? (await readPriceCountry(context)).countryCode,
    goods: vatGoodsOf(item.category),
    vatNumber: billed.vatNumberStatus,
    sellerCountryCode: context.settings.sellerCountryCode,
  });
  return {
    netInCents,
    vatInCents: vatOf({ netInCents, vatBasisPoints: vat.vatBasisPoints }),
    vatBasisPoints: vat.vatBasisPoints,
    vatCountryCode: vat.countryCode,
    isReverseCharge: vat.isReverseCharge,
  };
}
