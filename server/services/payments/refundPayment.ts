import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/**
 * Refunds a payment at the card provider, when a refund is owed. Always with the same idempotency
 * key, so that the provider does it only once (docs/product.md 7.11).
 */
export async function refundPayment(
  { store, providers, now }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<void> {
  const payment = await store.payments.byId(subjectId);
  if (payment?.refundState !== "OWED") return;
  const { id, intentId } = payment;
  if (intentId === null) throw new Error(`${id} was paid without an attempt`);
  await providers.cards.refund({ intentId, idempotencyKey: `refund_${id}` });
  await store.transaction(async (inside) => {
    const locked = await inside.lockPayment(id);
    if (locked?.row.refundState === "OWED") await locked.markRefunded({ at: now() });
  });
}
