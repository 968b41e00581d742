import { calendarFeedPath } from "../../../src/domain/bookings/calendarFeedAddress.ts";
import type { ServiceContext } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import { requireViewer } from "../shared/viewer.ts";

/** Hex digits of a feed's secret: 128 bits. */
const SECRET_DIGITS = 32;

/**
 * Makes the address at which the signed-in person's calendar reads their sessions, and returns it:
 * only the secret's hash is kept. The former address stops working at once. Repeated, it replaces
 * an address that nobody was shown (docs/product.md 6.27).
 */
export async function renewCalendarFeed(context: ServiceContext): Promise<string> {
  const { userId } = requireViewer(context);
  const secret = (await hashOf(context.newSecret())).slice(0, SECRET_DIGITS);
  const secretHash = await hashOf(secret);
  await context.store.calendarFeeds.save({ userId, secretHash, createdAt: context.now() });
  return context.settings.publicUrl + calendarFeedPath(secret);
}
