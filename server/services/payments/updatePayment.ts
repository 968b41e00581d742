import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updatePaymentInput } from "../../../src/domain/payments/inputs/updatePayment.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { requireVatNumber } from "./steps/askVatNumber.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { PriceQuote } from "../../../src/domain/payments/vat/quote.ts";
import { giveUpOutdated, isPriceOver } from "./steps/giveUpOutdated.ts";
import { readTodaysQuote } from "./steps/readTodaysQuote.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { reopenPayment } from "./steps/reopenPayment.ts";

/**
 * Saves billing details on a payment and fixes its VAT by them; a failed payment is open again, and
 * one whose price no longer stands is given up first and opened at today's. A VAT number that could
 * not be checked is kept, and VAT is charged. Refuses with `NOT_FOUND`, `VAT_NUMBER_INVALID`,
 * `HOLD_EXPIRED`, `ALREADY_PAID`, `PAYMENT_NOT_OPEN` and `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function updatePayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { paymentId, saveBillingDetails, ...billing } = parseInput(updatePaymentInput, command);
  const own = await readOwnPayment(context, paymentId);
  const today = await readTodaysQuote(context, own);
  const payment = await giveUpOutdated(context, { payment: own, today });
  refuseClosed(payment);
  refuseOver(context, { payment, today });
  const item = (await context.loaders.item.load(payment.itemId)) ?? refuse("NOT_FOUND");
  const { title, description } = item;
  const { netInCents } = today ?? payment;
  const vatNumberStatus = await requireVatNumber(context, billing);
  const billed = { billing, vatNumberStatus };
  const updated = await reopenPayment(context, {
    payment,
    bookingId: payment.bookingId,
    changes: {
      ...billed,
      ...(await pricePayment(context, { item, netInCents, billed })),
      // Off sale it keeps its price, and that price its age.
      ...(today === null ? {} : { title, description, pricedAt: context.now() }),
    },
    alongside: async (store) => {
      if (saveBillingDetails) await store.users.update(payment.buyerId, { billing });
    },
  });
  context.loaders.user.clear(payment.buyerId);
  // It may have been paid meanwhile; then it keeps none of the details.
  refuseClosed(updated);
  return updated;
}

/** What is off sale is kept for who began to pay for a day, and what is free is not paid for. */
function refuseOver(
  context: ServiceContext,
  { payment, today }: { payment: PaymentRow; today: PriceQuote | null },
): void {
  if (today === null ? isPriceOver(context, { payment, today }) : today.netInCents === 0) {
    refuse("PAYMENT_NOT_OPEN");
  }
}

function refuseClosed({ state }: PaymentRow): void {
  if (state === "PAID") refuse("ALREADY_PAID");
  if (state === "REFUNDED" || state === "PROCESSING") refuse("PAYMENT_NOT_OPEN");
}
