import { isHoldOver } from "../../../src/domain/bookings/lifecycle.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";

/** Reaction to a hold: ends it when its time is up. Asks to be run again while it still runs. */
export async function lapseHold(
  { store, now }: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await store.bookings.byId(subjectId);
  if (booking?.state !== "HELD" || booking.holdExpiresAt === null) return;
  if (!isHoldOver(booking, now())) return { againAt: booking.holdExpiresAt };
  await store.transaction(async (inside) => {
    const agenda = await inside.agendaOf(booking.creatorId);
    await agenda.lapseOver({ now: now() });
  });
}
