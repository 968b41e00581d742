import { refuse } from "../../../src/domain/shared/errors.ts";
import type { CalendarFeedRow } from "../../store/ports/calendarFeeds.ts";
import type { ProcessContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";

/**
 * The calendar feed with this secret, which is all that its reader has to know. Refuses with
 * `NOT_FOUND`, also when another address has replaced it.
 */
export async function findCalendarFeed(
  { store }: Pick<ProcessContext, "store">,
  secret: string,
): Promise<CalendarFeedRow> {
  return (await store.calendarFeeds.bySecretHash(await hashOf(secret))) ?? refuse("NOT_FOUND");
}
