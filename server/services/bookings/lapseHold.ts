import { isHoldOver } from "../../../src/domain/bookings/lifecycle.ts";
import { HOLDS_LAPSED_AT_ONCE } from "../../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";

/**
 * Reaction to a hold: ends it when it expires, along with others of its creator, few enough that no
 * one waits long for the agenda. Asks to be run again until then.
 */
export async function lapseHold(
  { store, now }: ProcessContext,
  { subjectId: id }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await store.bookings.byId(id);
  if (booking?.state !== "HELD" || booking.holdExpiresAt === null) return;
  if (!isHoldOver(booking, now())) return { againAt: booking.holdExpiresAt };
  await store.transaction(async (inside) => {
    const agenda = await inside.agendaOf(booking.creatorId);
    const at = now();
    const locked = await agenda.byId(id);
    if (locked === null || !isHoldOver(locked, at)) return;
    await agenda.lapse({ id, at });
    await agenda.lapseOver({ now: at, limit: HOLDS_LAPSED_AT_ONCE - 1 });
  });
}
