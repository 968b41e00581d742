import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { updatePaymentInput } from "../../../src/domain/payments/inputs/updatePayment.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import { requireVatNumber } from "./steps/askVatNumber.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readOwnPayment } from "./steps/readOwnPayment.ts";
import { pricePayment } from "./steps/pricePayment.ts";
import { reopenPayment } from "./steps/reopenPayment.ts";
import { syncPayment } from "./steps/syncPayment.ts";

/**
 * Saves billing details on a payment and fixes its VAT by them; a failed payment is open again. A
 * VAT number that could not be checked is kept, and VAT is charged. Refuses with `NOT_FOUND`,
 * `VAT_NUMBER_INVALID`, `HOLD_EXPIRED`, `ALREADY_PAID`, `PAYMENT_NOT_OPEN` and
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function updatePayment(
  context: ServiceContext,
  command: unknown,
): Promise<PaymentRow> {
  const { paymentId, saveBillingDetails, ...billing } = parseInput(updatePaymentInput, command);
  const payment = await syncPayment(context, await readOwnPayment(context, paymentId));
  refuseClosed(payment);
  const item = (await context.loaders.item.load(payment.itemId)) ?? refuse("NOT_FOUND");
  const vatNumberStatus = await requireVatNumber(context, billing);
  const billed = { billing, vatNumberStatus };
  const updated = await reopenPayment(context, {
    payment,
    bookingId: payment.bookingId,
    changes: {
      ...billed,
      ...(await pricePayment(context, { item, netInCents: payment.netInCents, billed })),
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

function refuseClosed({ state }: PaymentRow): void {
  if (state === "PAID") refuse("ALREADY_PAID");
  if (state === "REFUNDED" || state === "PROCESSING") refuse("PAYMENT_NOT_OPEN");
}
