import type { Interval } from "../../../../src/domain/time/instant.ts";
import { overlaps } from "../../../../src/domain/time/intervals.ts";
import type { StandInStore } from "../../standIns.ts";
import type { Calendars } from "../port.ts";

/** The local calendar accounts: the port, and the editing of what a calendar holds. */
export interface LocalCalendars extends Calendars {
  /** What a calendar holds, in the order in which it was written. */
  readBusy(calendarId: string): Promise<Interval[]>;
  /** Replaces what a calendar holds. */
  writeBusy(change: { calendarId: string; busy: readonly Interval[] }): Promise<void>;
}

const keyOf = (calendarId: string) => `busy:${calendarId}`;

/** Calendar accounts on this machine, whose busy times can be edited. No Node module. */
export function createLocalCalendars({ standIns }: { standIns: StandInStore }): LocalCalendars {
  const readBusy = async (calendarId: string) =>
    ((await standIns.read(keyOf(calendarId))) ?? []) as Interval[];

  return {
    readBusy,
    writeBusy: ({ calendarId, busy }) => standIns.write(keyOf(calendarId), [...busy]),
    busyTimes: async ({ profiles, interval }) => {
      const calendarIds = profiles
        .filter((profile) => profile.profileConnected)
        .flatMap((profile) => profile.calendars)
        .filter((calendar) => calendar.isEnabled)
        .map((calendar) => calendar.calendarId);
      const busy = await Promise.all(calendarIds.map(readBusy));
      return busy.flat().filter((time) => overlaps(time, interval));
    },
  };
}
