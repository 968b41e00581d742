import { channelWindow } from "../../../src/domain/live/window.ts";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";

/** By then, nothing that was sent within the window is being written any more. */
const WRITTEN_BY_MS = MINUTE_MS;

/**
 * Reaction to a live session that was opened: deletes its messages once its window has passed, and
 * asks to be run again until then.
 */
export async function clearLiveMessages(
  { store, now }: ProcessContext,
  { subjectId: channelId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await store.bookings.byChannelId(channelId);
  if (booking === null) return;
  const dueAt = channelWindow(booking).end + WRITTEN_BY_MS;
  if (now() < dueAt) return { againAt: dueAt };
  await store.live.deleteMessages(channelId);
}
