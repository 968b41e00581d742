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
  profileName: string;
  provider: CalendarProvider;
  profileConnected: boolean;
  calendars: readonly CalendarRow[];
}

/** Connected calendar accounts. */
export interface CalendarStore {
  ofOwner(ownerId: string): Promise<CalendarProfileRow[]>;
  /** Inserts or replaces the account with its calendars. */
  save(row: CalendarProfileRow): Promise<void>;
}
