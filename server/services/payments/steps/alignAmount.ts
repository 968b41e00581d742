import { refuse } from "../../../../src/domain/shared/errors.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { grossOf } from "../../../../src/domain/payments/division.ts";
import { applyIntent } from "./syncPayment.ts";

/** Each change that comes in between costs a round; nobody makes so many of one payment at once. */
const ROUNDS = 20;

/**
 * Makes the card provider charge the amount of an open payment. The payment was written first:
 * whoever comes last in reading it also comes last in telling the provider. Refuses with
 * `CARD_PROVIDER_UNAVAILABLE`.
 */
export async function alignAmount(
  context: ProcessContext,
  written: PaymentRow,
): Promise<PaymentRow> {
  const { store, providers } = context;
  let payment = written;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (payment.state !== "OPEN") return payment;
    const intent = await providers.cards.readIntent(payment.intentId);
    // Asked again after the provider, which is what shows that nobody else has written meanwhile.
    payment = (await store.payments.byId(payment.id)) ?? payment;
    if (payment.intentId !== intent.id) continue;
    if (intent.amountInCents === grossOf(payment)) return payment;
    if (!intent.status.startsWith("requires_")) return applyIntent(context, { payment, intent });
    await providers.cards.changeAmount({
      intentId: intent.id,
      amountInCents: grossOf(payment),
    });
  }
  return refuse("CARD_PROVIDER_UNAVAILABLE");
}
