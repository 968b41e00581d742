import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/**
 * Has the card provider give the money of a payment back, when it is owed. Always under the same
 * key: the provider does it once, however often it is told (docs/product.md 7.11).
 */
export async function refundPayment(
  { store, providers, now }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<void> {
  const payment = await store.payments.byId(subjectId);
  if (payment?.refundState !== "OWED") return;
  const { id, intentId } = payment;
  await providers.cards.refund({ intentId, idempotencyKey: `refund_${id}` });
  await store.transaction(async (inside) => {
    const locked = await inside.lockPayment(id);
    if (locked?.row.refundState === "OWED") await locked.giveBack({ at: now() });
  });
}
