import { ON_SALE_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import { type PriceQuote, quotePrice } from "../../../../src/domain/payments/vat/quote.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * What the content of a payment costs now, with the VAT of the country that was fixed on it; null
 * when it is off sale, and for a session, whose price is that of its hold.
 */
export async function readTodaysQuote(
  { store }: Pick<ProcessContext, "store">,
  payment: PaymentRow,
): Promise<PriceQuote | null> {
  if (payment.bookingId !== null) return null;
  const item = await store.catalog.byId(payment.itemId);
  if (item === null || item.category === "ONE_ON_ONE") return null;
  if (!ON_SALE_STATUSES.includes(item.status)) return null;
  return quotePrice({
    netInCents: item.priceInCents,
    category: item.category,
    countryCode: payment.vatCountryCode,
    vatNumber: payment.vatNumberStatus,
  });
}
