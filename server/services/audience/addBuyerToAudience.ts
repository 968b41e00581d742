import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/** Reaction to a paid payment: its buyer joins the creator's audience. */
export async function addBuyerToAudience(
  { store, newId }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<void> {
  const payment = await store.payments.byId(subjectId);
  if (payment?.settledAt == null) return;
  await store.audience.touch({
    id: newId("aud"),
    creatorId: payment.creatorId,
    userId: payment.buyerId,
    lastInteractionAt: payment.settledAt,
  });
}
