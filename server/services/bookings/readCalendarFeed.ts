import type { CalendarEvent } from "../../../src/domain/bookings/calendarFile.ts";
import {
  CALENDAR_FEED_CANCELLED_MAX,
  CALENDAR_FEED_PAGE_SIZE,
  CALENDAR_FEED_PAST_MS,
} from "../../../src/domain/shared/limits.ts";
import type { BookingRow, CalendarSide } from "../../store/ports/bookings.ts";
import type { KeysetCursor } from "../../store/ports/page.ts";
import type { ProcessContext } from "../shared/context.ts";
import { sessionEventOf } from "./sessionEventOf.ts";

/** Whose calendar, and limits other than the product's own. */
export interface FeedQuery {
  userId: string;
  /** Sessions that are read at once. */
  pageSize?: number;
  /** Cancelled sessions that are read as the booker, and as many as the creator. */
  cancelledMax?: number;
}

type FeedContext = Pick<ProcessContext, "store" | "settings" | "now">;

/**
 * The sessions of a person's calendar, page by page: those they book and those they give, from 30
 * days back and all to come, with the first of those that were cancelled (docs/product.md 6.27).
 * Read twice, they are the same as long as nothing has changed.
 */
export async function* readCalendarFeed(
  context: FeedContext,
  {
    userId,
    pageSize = CALENDAR_FEED_PAGE_SIZE,
    cancelledMax = CALENDAR_FEED_CANCELLED_MAX,
  }: FeedQuery,
): AsyncGenerator<CalendarEvent[]> {
  const endsAfter = context.now() - CALENDAR_FEED_PAST_MS;
  const { pageOfCalendar } = context.store.bookings;
  for (const as of SIDES) {
    const side = { userId, as, endsAfter };
    let after: KeysetCursor | null = null;
    do {
      const query = { ...side, state: "CONFIRMED", limit: pageSize, after } as const;
      const page: BookingRow[] = await pageOfCalendar(query);
      yield await eventsOf(context, { page, as });
      const last = page.length < pageSize ? undefined : page.at(-1);
      after = last === undefined ? null : { at: last.startsAt, id: last.id };
    } while (after !== null);
    // A session takes its time, but there is no end to how many can be cancelled.
    const cancelled = { ...side, state: "CANCELLED", limit: cancelledMax, after: null } as const;
    yield await eventsOf(context, { page: await pageOfCalendar(cancelled), as });
  }
}

const SIDES: readonly CalendarSide[] = ["BOOKER", "CREATOR"];

async function eventsOf(
  { store, settings }: FeedContext,
  { page, as }: { page: readonly BookingRow[]; as: CalendarSide },
): Promise<CalendarEvent[]> {
  const ids = new Set(page.flatMap(({ bookerId, creatorId }) => [bookerId, creatorId]));
  const people = new Map((await store.users.byIds([...ids])).map((row) => [row.id, row]));
  return page.flatMap((booking) => {
    const creator = people.get(booking.creatorId);
    const other = as === "BOOKER" ? creator : people.get(booking.bookerId);
    if (creator === undefined || other === undefined) return [];
    return [sessionEventOf(booking, { creator, other, origin: settings.publicUrl })];
  });
}
