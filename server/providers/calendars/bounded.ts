import { refuse } from "../../../src/domain/shared/errors.ts";
import { CALENDARS_WAIT_MS } from "../../../src/domain/shared/limits.ts";
import { withTimeout } from "../../concurrency/withTimeout.ts";
import type { Calendars } from "./port.ts";

/** The same calendars, with calls bounded by `CALENDARS_WAIT_MS`. */
export function boundedCalendars(calendars: Calendars): Calendars {
  const onLate = () => refuse("CALENDARS_UNAVAILABLE");
  const inTime = <T>(answer: Promise<T>) => withTimeout(answer, { ms: CALENDARS_WAIT_MS, onLate });
  return {
    authorizationUrl: (request) => inTime(calendars.authorizationUrl(request)),
    exchange: (request) => inTime(calendars.exchange(request)),
    listCalendars: (account) => inTime(calendars.listCalendars(account)),
    busyTimes: (query) => inTime(calendars.busyTimes(query)),
    putEntry: (request) => inTime(calendars.putEntry(request)),
    removeEntry: (request) => inTime(calendars.removeEntry(request)),
    revoke: (account) => inTime(calendars.revoke(account)),
  };
}
