import type { PaymentRow } from "../../store/ports/payments.ts";
import type { ProcessContext } from "../shared/context.ts";

/**
 * Reaction to a refund that is owed: has the provider give the money of a payment back, once however often
 * it is asked. Fails with `CARD_PROVIDER_UNAVAILABLE`; the money stays owed.
 */
export async function refundPayment(
  { providers, store, now }: ProcessContext,
  { subjectId }: { subjectId: string },
): Promise<void> {
  const payment = await store.payments.byId(subjectId);
  if (!isOwed(payment)) return;
  await providers.cards.refund(payment.intentId);
  await store.transaction(async (inside) => {
    const locked = await inside.lockPayment(subjectId);
    if (locked && isOwed(locked.row)) await locked.giveBack({ at: now() });
  });
}

function isOwed(payment: PaymentRow | null): payment is PaymentRow {
  return payment?.refundState === "OWED";
}
