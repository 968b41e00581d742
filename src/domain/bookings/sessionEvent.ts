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
  /** How often it was moved. */
  readonly moveCount: number;
  /** Now. */
  readonly stamp: Instant;
}

/**
 * A booked session as an event for either party's calendar, with a link to its page. It has no
 * location, as long as that page has no way into the call (docs/product.md 14.1).
 */
export function sessionEvent(session: BookedSession): CalendarEvent {
  const { bookingId, slug, origin, title, otherName, startsAt, endsAt, moveCount, stamp } = session;
  const url = origin + bookingDetailAddress({ slug, bookingId });
  return {
    uid: `${bookingId}@${new URL(origin).host}`,
    startsAt,
    endsAt,
    title: `${title} with ${otherName}`,
    description: [
      `Your session with ${otherName}, booked on Beamers.`,
      "Its date, payment and answers are on this page:",
      url,
    ].join("\n"),
    url,
    sequence: moveCount,
    stamp,
  };
}
