import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/**
 * Reaction to a free item in someone's library: they join its creator's audience, unless it is
 * their own.
 */
export async function addKeeperToAudience(
  { store, newId }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<void> {
  const entitlement = await store.library.byId(subjectId);
  const item = entitlement && (await store.catalog.byId(entitlement.itemId));
  if (!entitlement || !item || item.creatorId === entitlement.userId) return;
  await store.audience.touch({
    id: newId("aud"),
    creatorId: item.creatorId,
    userId: entitlement.userId,
    lastInteractionAt: entitlement.createdAt,
  });
}
