import type { CalendarProvider } from "../../../src/domain/generated/enums.ts";
import type { Columns } from "./columns.ts";

/** A calendar in a connected account. */
export interface CalendarRow {
  id: string;
  /** Id at its provider. */
  calendarId: string;
  calendarName: string;
  isEnabled: boolean;
  isReadOnly: boolean;
  isDefault: boolean;
  /** Whether the last entry that was to be written was refused; absent if not. */
  refusesEntries?: boolean;
}

/** A connected calendar account with its calendars. */
export interface CalendarProfileRow {
  id: string;
  ownerId: string;
  /** Id at the calendar service. Of one owner's accounts no two have the same. */
  accountId: string;
  /** The calendar service's credentials for the account, sealed. */
  credentials: string;
  /**
   * Hash of the code that the account was last connected with: the same code means the same call.
   */
  codeHash: string;
  profileName: string;
  provider: CalendarProvider;
  profileConnected: boolean;
  /** At most one calendar across all accounts of an owner is the default. */
  calendars: readonly CalendarRow[];
}

export const CALENDAR_PROFILE_COLUMNS = {
  id: "text",
  ownerId: "text",
  accountId: "text",
  credentials: "text",
  codeHash: "text",
  profileName: "text",
  provider: "text",
  profileConnected: "boolean",
  calendars: "json",
} as const satisfies Columns<CalendarProfileRow>;

/** Connected calendar accounts. */
export interface CalendarStore {
  /** By id, which is the order in which they were connected. */
  ofOwner(ownerId: string): Promise<CalendarProfileRow[]>;
  byId(id: string): Promise<CalendarProfileRow | null>;
  /** Inserts or replaces the account with its calendars. */
  save(row: CalendarProfileRow): Promise<void>;
  /** With the rows of the entries in it. No-op when the id is unknown. */
  remove(id: string): Promise<void>;
}
