import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Ends the signed-in person's calendar feed: its address stops working at once. Idempotent. */
export async function deleteCalendarFeed(context: ServiceContext): Promise<void> {
  const { userId } = requireViewer(context);
  await context.store.calendarFeeds.delete(userId);
}
