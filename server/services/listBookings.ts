import type { BookingRow } from "../store/bookings.ts";
import type { PageQuery } from "../store/page.ts";
import type { ServiceContext } from "./context.ts";
import { requireViewer } from "./viewer.ts";

/** The signed-in user's sessions, one more than the page, so that a next page is known. */
export function listBookings(context: ServiceContext, page: PageQuery): Promise<BookingRow[]> {
  const { userId } = requireViewer(context);
  return context.store.bookings.pageOfBooker({
    ...page,
    limit: page.limit + 1,
    bookerId: userId,
    now: context.now(),
  });
}
