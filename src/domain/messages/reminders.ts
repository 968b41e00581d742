import { keysOf } from "../shared/lifecycle.ts";
import { REMINDERS_BEFORE_MS } from "../shared/limits.ts";
import type { Instant } from "../time/instant.ts";

/** How long before a session one is reminded of it. */
export type ReminderLead = keyof typeof REMINDERS_BEFORE_MS;

/** The earlier one first. */
export const LEADS = keysOf(REMINDERS_BEFORE_MS);

/**
 * Which reminder of a session is due, and when to look again; null each for none. One is due from
 * its time until the next one is, or the session begins; none is for a time that was chosen later
 * than it would have been sent (docs/product.md 15.4).
 */
export function remindersOf(
  session: {
    readonly startsAt: Instant;
    /** When it was booked for this time, or moved to it. */
    readonly chosenAt: Instant;
  },
  now: Instant,
): { readonly due: ReminderLead | null; readonly againAt: Instant | null } {
  const { startsAt, chosenAt } = session;
  const wanted = LEADS.map((lead) => ({ lead, at: startsAt - REMINDERS_BEFORE_MS[lead] })).filter(
    ({ at }) => at > chosenAt,
  );
  const next = wanted.find(({ at }) => at > now);
  const last = wanted.findLast(({ at }) => at <= now);
  return {
    due: last !== undefined && now < startsAt ? last.lead : null,
    againAt: next?.at ?? null,
  };
}
