import {
  FEED_SECRET_DIGITS,
  calendarFeedPath,
} from "../../../src/domain/bookings/calendarFeedAddress.ts";
import { renewCalendarFeedInput } from "../../../src/domain/bookings/inputs/renewCalendarFeed.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Makes the address at which the signed-in person's calendar reads their sessions, and returns it:
 * only the secret's hash is kept. The former address stops working at once. Refuses with
 * `CALENDAR_ADDRESS_REPLACED` where another is there than the one to be replaced: an address that
 * somebody has just copied doesn't end by a stale tab, or by a call that comes late
 * (docs/product.md 6.27).
 */
export async function renewCalendarFeed(
  context: ServiceContext,
  command: unknown,
): Promise<string> {
  const { userId } = requireViewer(context);
  const { replaces } = parseInput(renewCalendarFeedInput, command);
  const secret = (await hashOf(context.newSecret())).slice(0, FEED_SECRET_DIGITS);
  const secretHash = await hashOf(secret);
  await context.store.transaction(async (store) => {
    await store.users.lock(userId);
    const present = (await store.calendarFeeds.byUserId(userId))?.createdAt ?? null;
    if (present !== (replaces && Date.parse(replaces))) refuse("CALENDAR_ADDRESS_REPLACED");
    await store.calendarFeeds.save({ userId, secretHash, createdAt: context.now() });
  });
  return context.settings.publicUrl + calendarFeedPath(secret);
}
