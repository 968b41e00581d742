import {
  FEED_SECRET_DIGITS,
  calendarFeedPath,
} from "../../../src/domain/bookings/calendarFeedAddress.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Makes the address at which the signed-in person's calendar reads their sessions, and returns it:
 * only the secret's hash is kept. The former address stops working at once. A retry after a lost
 * answer makes another; the one that it replaces was never shown (docs/product.md 6.27).
 */
export async function renewCalendarFeed(context: ServiceContext): Promise<string> {
  const { userId } = requireViewer(context);
  const secret = (await hashOf(context.newSecret())).slice(0, FEED_SECRET_DIGITS);
  const secretHash = await hashOf(secret);
  await context.store.calendarFeeds.save({ userId, secretHash, createdAt: context.now() });
  return context.settings.publicUrl + calendarFeedPath(secret);
}
