import type { BookingPeriod } from "../../../src/domain/generated/enums.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * The sessions that the signed-in beamer gives, confirmed or cancelled (docs/product.md 6.20); one
 * more than the page, to tell whether there is a next page.
 */
export function listCreatorBookings(
  context: ServiceContext,
  { period, page }: { period: BookingPeriod; page: PageQuery },
): Promise<BookingRow[]> {
  const { userId } = requireViewer(context);
  return context.store.bookings.pageOfCreator({
    ...page,
    limit: page.limit + 1,
    creatorId: userId,
    period,
    now: context.now(),
  });
}
