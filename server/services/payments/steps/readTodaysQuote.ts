import { ON_SALE_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import type { VatPlace } from "../../../../src/domain/payments/vat/area.ts";
import { type PriceQuote, quotePrice } from "../../../../src/domain/payments/vat/quote.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * What the content of a payment costs now, with the VAT of the place fixed on it; null when it is
 * off sale, and for a session, whose price is that of its hold.
 */
export async function readTodaysQuote(
  { store }: Pick<ProcessContext, "store">,
  payment: PaymentRow,
): Promise<PriceQuote | null> {
  if (payment.bookingId !== null) return null;
  return quoteOf(payment, await store.catalog.byId(payment.itemId));
}

/** The same for a given item; null if there isn't one. */
export function quoteOf(payment: PaymentRow, item: CatalogItemRow | null): PriceQuote | null {
  if (item === null || item.category === "ONE_ON_ONE") return null;
  if (!ON_SALE_STATUSES.includes(item.status)) return null;
  const place: VatPlace = payment.billing ?? { countryCode: payment.vatCountryCode };
  return quotePrice({
    netInCents: item.priceInCents,
    category: item.category,
    countryCode: place.countryCode,
    postalCode: place.postalCode,
    city: place.city,
    vatNumber: payment.vatNumberStatus,
  });
}
