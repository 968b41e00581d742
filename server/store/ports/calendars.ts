import type { CalendarProvider } from "../../../src/domain/generated/enums.ts";

/** A calendar in a connected account. */
export interface CalendarRow {
  id: string;
  /** Id at its provider. */
  calendarId: string;
  calendarName: string;
  isEnabled: boolean;
  isReadOnly: boolean;
  isDefault: boolean;
}

/** A connected calendar account with its calendars. */
export interface CalendarProfileRow {
  id: string;
  ownerId: string;
  /** Id at the calendar service. Of one owner's accounts no two have the same. */
  accountId: string;
  /** What the calendar service gave to read the account, sealed. */
  credentials: string;
  /**
   * Hash of the code that the account was last connected with: the same
   * code again is the same call.
   */
  codeHash: string;
  profileName: string;
  provider: CalendarProvider;
  profileConnected: boolean;
  /** Of all accounts of an owner, one calendar at most is the default. */
  calendars: readonly CalendarRow[];
}

/** Connected calendar accounts. */
export interface CalendarStore {
  /** By id, so in the order in which they were connected. */
  ofOwner(ownerId: string): Promise<CalendarProfileRow[]>;
  byId(id: string): Promise<CalendarProfileRow | null>;
  /** Inserts or replaces the account with its calendars. */
  save(row: CalendarProfileRow): Promise<void>;
  /** Nothing happens when the id is unknown. */
  remove(id: string): Promise<void>;
}
