import type { Interval } from "../../../src/domain/time/instant.ts";
import type { CalendarEntry, Calendars, ConnectedAccount, GrantedAccount } from "./port.ts";

/** An adapter, with someone at the provider who has an account with at least two calendars. */
export interface CalendarsUnderTest {
  calendars: Calendars;
  redirectUri: string;
  /** Someone grants access to the account; returns the code with which the browser comes back. */
  giveAccess(): Promise<string>;
  /** Revokes the access at the provider. */
  takeBack(): Promise<void>;
  fill(calendarId: string, busy: readonly Interval[]): Promise<void>;
  /** The entries that we have written into a calendar, as its owner sees them, in any order. */
  entriesIn(calendarId: string): Promise<CalendarEntry[]>;
  /** The calendar can be read but no longer written to. */
  closeToEntries(calendarId: string): Promise<void>;
}

const HOUR = 3_600_000;
const NINE = Date.UTC(2026, 2, 17, 9);
/** From so many hours after nine to so many. */
export const hours = (from: number, to: number): Interval => ({
  start: NINE + from * HOUR,
  end: NINE + to * HOUR,
});

/** The account as it is asked about once it is connected. */
export const asConnected = ({
  accountId,
  provider,
  credentials,
}: GrantedAccount): ConnectedAccount => ({
  accountId,
  provider,
  readCredentials: async () => credentials,
});
