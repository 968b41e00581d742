import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import { ROUNDS } from "./rounds.ts";
import { applyIntent } from "./syncPayment.ts";

/**
 * Makes the card provider charge the amount of an open payment. The payment was written first: the
 * caller that reads it last is also the last to tell the provider. Refuses with
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function alignAmount(
  context: ProcessContext,
  written: PaymentRow,
): Promise<PaymentRow> {
  const { store, providers } = context;
  let payment = written;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (payment.state !== "OPEN" || payment.intentId === null) return payment;
    const intent = await providers.cards.readIntent(payment.intentId);
    // Read again after the provider call, to detect a concurrent write.
    payment = (await store.payments.byId(payment.id)) ?? payment;
    if (payment.intentId !== intent.id) continue;
    if (!intent.status.startsWith("requires_")) return applyIntent(context, { payment, intent });
    if (intent.amountInCents === grossOf(payment)) return payment;
    await providers.cards.changeAmount({
      intentId: intent.id,
      amountInCents: grossOf(payment),
    });
  }
  return refuse("CARD_PROVIDER_UNAVAILABLE");
}
