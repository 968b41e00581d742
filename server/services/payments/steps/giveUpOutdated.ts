import { isOutdated } from "../../../../src/domain/payments/outdated.ts";
import type { PriceQuote } from "../../../../src/domain/payments/vat/quote.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { giveUpAttempt } from "./giveUpAttempt.ts";
import { syncPayment } from "./syncPayment.ts";

/**
 * A payment for content, synced with the provider; its attempt is cancelled first when its price is
 * too old, or not today's. One that succeeded in the meantime is settled instead, and one that the
 * bank is processing stays (docs/product.md 7.16). Refuses with `CARD_PROVIDER_UNAVAILABLE`.
 */
export function giveUpOutdated(
  context: ProcessContext,
  { payment, today }: { payment: PaymentRow; today: PriceQuote | null },
): Promise<PaymentRow> {
  return isPriceOver(context, { payment, today })
    ? giveUpAttempt(context, payment)
    : syncPayment(context, payment);
}

/** Whether it is for content, and its price is outdated. */
export function isPriceOver(
  { now }: Pick<ProcessContext, "now">,
  { payment, today }: { payment: PaymentRow; today: PriceQuote | null },
): boolean {
  return payment.bookingId === null && isOutdated(payment, { now: now(), today });
}
