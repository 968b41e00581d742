import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/** Reaction to a confirmed booking: its booker joins the creator's audience. */
export async function addBookerToAudience(
  { store, newId }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<void> {
  const booking = await store.bookings.byId(subjectId);
  if (booking?.confirmedAt == null) return;
  await store.audience.touch({
    id: newId("aud"),
    creatorId: booking.creatorId,
    userId: booking.bookerId,
    lastInteractionAt: booking.confirmedAt,
  });
}
