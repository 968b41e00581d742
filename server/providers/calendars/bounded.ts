import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { CALENDARS_WAIT_MS } from "../../../src/domain/shared/limits.ts";
import type { Calendars } from "./port.ts";

/** Calls `run` once after `ms`; the result cancels it. */
type After = (ms: number, run: () => void) => () => void;

/** The same calendars, for which nobody waits longer than `CALENDARS_WAIT_MS`. */
export function boundedCalendars(calendars: Calendars, after: After): Calendars {
  const inTime = <T>(answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const late = () => reject(new RefusalError("CALENDARS_UNAVAILABLE"));
      const cancel = after(CALENDARS_WAIT_MS, late);
      void answer.then(resolve, reject).finally(cancel);
    });
  return {
    authorizationUrl: (request) => inTime(calendars.authorizationUrl(request)),
    exchange: (request) => inTime(calendars.exchange(request)),
    listCalendars: (account) => inTime(calendars.listCalendars(account)),
    busyTimes: (query) => inTime(calendars.busyTimes(query)),
    revoke: (account) => inTime(calendars.revoke(account)),
  };
}
