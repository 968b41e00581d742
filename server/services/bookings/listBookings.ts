import type { BookingRow } from "../../store/ports/bookings.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in user's sessions, one more than the page, to tell whether there is a next page. */
export function listBookings(context: ServiceContext, page: PageQuery): Promise<BookingRow[]> {
  const { userId } = requireViewer(context);
  return context.store.bookings.pageOfBooker({
    ...page,
    limit: page.limit + 1,
    bookerId: userId,
    now: context.now(),
  });
}
