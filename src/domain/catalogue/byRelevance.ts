import { parseInstant, type Instant } from "../time/instant.ts";

interface Event {
  /** ISO instant; null if not announced yet. */
  readonly eventDate: string | null | undefined;
  readonly isHappeningNow: boolean;
}

/**
 * Events by relevance to a visitor: current ones, the next ones, those without a date, the latest
 * past ones.
 */
export function byRelevance<E extends Event>(events: readonly E[], now: Instant): E[] {
  const placed = events.map((event) => {
    const at = event.eventDate ? parseInstant(event.eventDate) : null;
    return { event, ...placeOf({ at, now, isHappeningNow: event.isHappeningNow }) };
  });
  return placed.sort((a, b) => a.rank - b.rank || a.order - b.order).map(({ event }) => event);
}

/** A rank for the kind of event, and an order among its kind. */
function placeOf(event: { at: Instant | null; now: Instant; isHappeningNow: boolean }) {
  const { at, now, isHappeningNow } = event;
  if (at === null) return { rank: 2, order: 0 };
  if (isHappeningNow) return { rank: 0, order: at };
  return at > now ? { rank: 1, order: at } : { rank: 3, order: -at };
}
