import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";

/** Sets the time of a hold free that has run out; one that goes on is looked at when it ends. */
export async function lapseHold(
  { store, now }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await store.bookings.byId(subjectId);
  if (booking === null || booking.holdExpiresAt === null) return;
  if (booking.holdExpiresAt > now()) return { againAt: booking.holdExpiresAt };
  await store.bookings.expireHolds({ creatorId: booking.creatorId, now: now() });
}
