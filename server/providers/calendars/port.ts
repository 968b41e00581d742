import type { CalendarProvider } from "../../../src/domain/generated/enums.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";

/** A calendar as its provider lists it. */
export interface ListedCalendar {
  /** Id at its provider. */
  calendarId: string;
  calendarName: string;
  /** Whether nothing can be written to it. */
  isReadOnly: boolean;
}

/** An account that someone has given access to. */
export interface GrantedAccount {
  /** Id at the calendar service: the same account has the same one each time it is connected. */
  accountId: string;
  /** Usually an e-mail address. */
  profileName: string;
  provider: CalendarProvider;
  /**
   * What the account is read with from now on; secret, and opaque to everything but the adapter.
   */
  credentials: string;
  /** The account's main calendar first. */
  calendars: readonly ListedCalendar[];
}

/** A connected account, as it is asked about. */
export interface ConnectedAccount {
  accountId: string;
  provider: CalendarProvider;
  /** What `exchange` gave; null when it can't be read any more, which counts as revoked. */
  readCredentials(): Promise<string | null>;
}

/** An entry that we write into a calendar. It invites nobody: it has no e-mail address. */
export interface CalendarEntry {
  /** Ours. A calendar has one entry of an id, for good; two calendars have one each. */
  id: string;
  title: string;
  /** May have several lines. */
  description: string;
  /** Where it takes place; null where nothing is said of it. */
  location: string | null;
  startsAt: Instant;
  endsAt: Instant;
}

/** Why an entry can't be written: access was revoked, or the calendar is read-only or gone. */
export type EntryRefusal = "revoked" | "refused";

/** A calendar of a connected account. */
interface CalendarOfAccount {
  account: ConnectedAccount;
  /** Id at its provider. */
  calendarId: string;
}

/**
 * The calendar service. It sits between the product and those who host calendars. Every call
 * refuses with `CALENDARS_UNAVAILABLE` when it doesn't answer in time. Revoked access is different,
 * and a regular answer: only reconnecting helps.
 */
export interface Calendars {
  /**
   * Where the browser goes; it comes back to `redirectUri` with `code` and
   * `state`, or with `error`.
   */
  authorizationUrl(request: {
    provider: CalendarProvider;
    redirectUri: string;
    state: string;
  }): Promise<string>;
  /**
   * The account behind a one-time code. Refuses with `CALENDAR_NOT_CONNECTED` when it isn't valid.
   */
  exchange(request: { code: string; redirectUri: string }): Promise<GrantedAccount>;
  /** The calendars as they are now; null when access was revoked. */
  listCalendars(account: ConnectedAccount): Promise<readonly ListedCalendar[] | null>;
  /**
   * When the calendars named are busy within the interval, leaving out what `putEntry` has written.
   */
  busyTimes(query: {
    accounts: readonly (ConnectedAccount & { calendarIds: readonly string[] })[];
    interval: Interval;
  }): Promise<{
    /** Unsorted, may overlap. */
    busy: Interval[];
    /** Accounts that couldn't be read because access was revoked. */
    revokedIds: string[];
  }>;
  /**
   * Writes an entry into a calendar: a new one, or over the one that has its id, whose owner may
   * have changed it meanwhile. Idempotent.
   */
  putEntry(
    request: CalendarOfAccount & { entry: CalendarEntry },
  ): Promise<"written" | EntryRefusal>;
  /** Removes the entry of that id from a calendar; no-op if it isn't there, or no longer. */
  removeEntry(request: CalendarOfAccount & { id: string }): Promise<"removed" | EntryRefusal>;
  /** Revokes the access; no-op if it is gone already. */
  revoke(account: ConnectedAccount): Promise<void>;
}
