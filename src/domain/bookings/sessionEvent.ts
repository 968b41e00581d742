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
  /** Where they meet; null where nothing is said of it. */
  readonly place: string | null;
  /** How often it was moved. */
  readonly moveCount: number;
  /** How often the creator has changed the place. */
  readonly placeChangeCount: number;
  readonly isCancelled: boolean;
  /** See `CalendarEvent`. */
  readonly stamp: Instant;
}

/**
 * A booked or cancelled session as an event for either party's calendar, with a link to its page.
 * Some calendars ignore that an event is cancelled: its title says so too (docs/product.md 6.26).
 */
export function sessionEvent(session: BookedSession): CalendarEvent {
  const { bookingId, slug, origin, title, otherName, startsAt, endsAt, isCancelled } = session;
  const url = origin + bookingDetailAddress({ slug, bookingId });
  const name = `${title} with ${otherName}`;
  return {
    uid: `${bookingId}@${new URL(origin).host}`,
    startsAt,
    endsAt,
    title: isCancelled ? `Cancelled: ${name}` : name,
    description: [
      isCancelled
        ? `Your session with ${otherName} was cancelled.`
        : `Your session with ${otherName}, booked on Beamers.`,
      "Its date, payment and answers are on this page:",
      url,
    ].join("\n"),
    location: session.place,
    url,
    // Each of them only grows, so every change is later than the one before.
    sequence: session.moveCount + session.placeChangeCount + (isCancelled ? 1 : 0),
    isCancelled,
    stamp: session.stamp,
  };
}
