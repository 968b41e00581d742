import type { AudienceRow } from "../ports/audience.ts";
import type { AvailabilityRow } from "../ports/availability.ts";
import type { BookingRow } from "../ports/bookings.ts";
import type { CalendarProfileRow } from "../ports/calendars.ts";
import type { CatalogItemRow } from "../ports/catalogue.ts";
import type { EntitlementRow } from "../ports/library.ts";
import type { OutboxRow } from "../ports/outbox.ts";
import type { KeysetCursor } from "../ports/page.ts";
import type { LedgerRow, PaymentRow } from "../ports/payments.ts";
import type { QuestionRow } from "../ports/questions.ts";
import type { RefreshTokenRow } from "../ports/session.ts";
import type { UserRow } from "../ports/profiles.ts";

/** All tables. Rows are never changed in place, so a copy of the maps is a snapshot. */
export interface State {
  users: Map<string, UserRow>;
  identities: Map<string, string>;
  refreshTokens: Map<string, RefreshTokenRow>;
  items: Map<string, CatalogItemRow>;
  availability: Map<string, AvailabilityRow>;
  calendarProfiles: Map<string, CalendarProfileRow>;
  bookings: Map<string, BookingRow>;
  payments: Map<string, PaymentRow>;
  ledger: Map<string, LedgerRow>;
  cardEvents: Map<string, number>;
  entitlements: Map<string, EntitlementRow>;
  audience: Map<string, AudienceRow>;
  questions: Map<string, QuestionRow>;
  outbox: Map<string, OutboxRow>;
  /** The last number given, by the name of the sequence. */
  sequences: Map<string, number>;
}

export function emptyState(): State {
  return {
    users: new Map(),
    identities: new Map(),
    refreshTokens: new Map(),
    items: new Map(),
    availability: new Map(),
    calendarProfiles: new Map(),
    bookings: new Map(),
    payments: new Map(),
    ledger: new Map(),
    cardEvents: new Map(),
    entitlements: new Map(),
    audience: new Map(),
    questions: new Map(),
    outbox: new Map(),
    sequences: new Map(),
  };
}

export function copyState(state: State): State {
  const copy = Object.entries(state).map(([name, table]) => [name, new Map(table)]);
  return Object.fromEntries(copy) as State;
}

/**
 * How a table's code reaches the state. A write outside a transaction waits until the running one has
 * ended, as it would in a database that locks.
 */
export interface Access {
  read<T>(work: (state: State) => T): Promise<T>;
  write<T>(work: (state: State) => T): Promise<T>;
}

/** The row, or an exception: an update of an id that does not exist is a bug of the caller. */
export function existing<Row>(table: Map<string, Row>, id: string): Row {
  const row = table.get(id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}

/** Rows in the order of a list page (latest first, then by id), cut to the page. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: { limit: number; after: KeysetCursor | null; keyOf: (row: Row) => KeysetCursor },
): Row[] {
  const { after, keyOf, limit } = page;
  const byKey = (a: KeysetCursor, b: KeysetCursor) => {
    if (a.at !== b.at || a.id === b.id) return b.at - a.at;
    return a.id < b.id ? 1 : -1;
  };
  return [...rows]
    .sort((a, b) => byKey(keyOf(a), keyOf(b)))
    .filter((row) => after === null || byKey(after, keyOf(row)) < 0)
    .slice(0, limit);
}
