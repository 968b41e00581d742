import type { ProcessContext } from "../shared/context.ts";
import type { Due } from "../shared/reaction.ts";

/** Adds whoever booked to the creator's audience, with the time of the booking's confirmation. */
export async function addToAudience(
  { store, newId }: ProcessContext,
  { subjectId, at }: Pick<Due, "subjectId" | "at">,
): Promise<void> {
  const booking = await store.bookings.byId(subjectId);
  if (booking === null) return;
  await store.audience.touch({
    id: newId("aud"),
    creatorId: booking.creatorId,
    userId: booking.bookerId,
    lastInteractionAt: at,
  });
}
