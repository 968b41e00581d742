import { isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { ProcessContext } from "../shared/context.ts";
import { connectedAccount } from "./steps/credentials.ts";
import { noteRevoked } from "./steps/noteRevoked.ts";

/**
 * When the enabled calendars of one owner's connected accounts are busy; unsorted, may overlap. An
 * account whose access was revoked has no busy times from then on. Refuses with
 * `CALENDARS_UNAVAILABLE`.
 */
export async function readBusyTimes(
  context: Pick<ProcessContext, "store" | "providers" | "settings" | "now">,
  { profiles, interval }: { profiles: readonly CalendarProfileRow[]; interval: Interval },
): Promise<Interval[]> {
  const asked = profiles.filter(isAsked);
  if (asked.length === 0) return [];
  const accounts = asked.map((row) => ({
    ...connectedAccount(context, row),
    calendarIds: row.calendars.flatMap(({ isEnabled, calendarId }) =>
      isEnabled ? [calendarId] : [],
    ),
  }));
  const { busy, revokedIds } = await context.providers.calendars.busyTimes({ accounts, interval });
  const revoked = asked.filter(({ accountId }) => revokedIds.includes(accountId));
  await noteRevoked(context, revoked).catch((error: unknown) => {
    // Noted some other time: asking for free times is read-only.
    if (!isUnavailable(error)) throw error;
  });
  return busy;
}

/** Whether an account has busy times that count. */
export const isAsked = ({ profileConnected, calendars }: CalendarProfileRow): boolean =>
  profileConnected && calendars.some(({ isEnabled }) => isEnabled);
