import type { Interval } from "../../../src/domain/time/instant.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { ProcessContext } from "../shared/context.ts";
import { isAsked, readBusyTimes } from "./readBusyTimes.ts";

/**
 * The same as `readBusyTimes`, to be shown: at most a minute old. What is kept is named by the
 * accounts as the store has them now, so a calendar that is turned on or off, connected or
 * disconnected, by any process, is a cache miss. Refuses with `CALENDARS_UNAVAILABLE`.
 */
export async function readShownBusyTimes(
  context: Pick<ProcessContext, "store" | "providers" | "settings" | "now" | "shownBusyTimes">,
  query: { profiles: readonly CalendarProfileRow[]; interval: Interval },
): Promise<readonly Interval[]> {
  const { profiles, interval } = query;
  const asked = profiles.filter(isAsked);
  const [first] = asked;
  if (first === undefined) return [];
  const accounts = asked.map(({ id, codeHash, calendars }) => [
    id,
    // Different each time the account is connected.
    codeHash,
    ...calendars.flatMap(({ isEnabled, calendarId }) => (isEnabled ? [calendarId] : [])),
  ]);
  const about = JSON.stringify([interval.start, interval.end, accounts]);
  return context.shownBusyTimes.read({ ownerId: first.ownerId, about }, () =>
    readBusyTimes(context, query),
  );
}
