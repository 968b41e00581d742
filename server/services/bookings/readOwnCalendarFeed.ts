import type { CalendarFeedRow } from "../../store/ports/calendarFeeds.ts";
import type { ServiceContext } from "../shared/context.ts";

/** A person's own calendar feed; null without one. */
export function readOwnCalendarFeed(
  { store }: ServiceContext,
  userId: string,
): Promise<CalendarFeedRow | null> {
  return store.calendarFeeds.byUserId(userId);
}
