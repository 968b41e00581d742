import { CHANNEL_OPENS_BEFORE_MS, MINUTE_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";
import { bookingDetailAddress } from "./addresses.ts";
import type { CalendarEvent } from "./calendarFile.ts";

/** What a session's entry in a calendar is made of. */
interface BookedSession {
  readonly bookingId: string;
  /** The creator's. */
  readonly slug: string;
  /** Scheme and host of this site. */
  readonly origin: string;
  /** As it was booked. */
  readonly title: string;
  /** Given and family name of the other one of the two. */
  readonly otherName: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Now. */
  readonly stamp: Instant;
}

/** How many minutes before its start one can come in. */
export const OPENS_BEFORE_MINUTES = CHANNEL_OPENS_BEFORE_MS / MINUTE_MS;

/**
 * A booked session as an event of either one's calendar: one meets on its page
 * (docs/product.md 14.1).
 */
export function sessionEvent(session: BookedSession): CalendarEvent {
  const { bookingId, slug, origin, title, otherName, startsAt, endsAt, stamp } = session;
  const url = origin + bookingDetailAddress({ slug, bookingId });
  return {
    uid: `${bookingId}@${new URL(origin).host}`,
    startsAt,
    endsAt,
    title: `${title} with ${otherName}`,
    description: [
      `You meet ${otherName} by video on Beamers.`,
      `The way in is on this page, from ${OPENS_BEFORE_MINUTES} minutes before the start:`,
      url,
    ].join("\n"),
    place: url,
    url,
    stamp,
  };
}
