import type { CatalogItemRow } from "../ports/catalogue.ts";
import type { KeysetCursor } from "../ports/page.ts";
import type { SharedRows } from "../ports/tables.ts";

/** Every table's rows. Search texts and booked hours are computed from them. */
export interface Rows extends SharedRows {
  catalogItems: CatalogItemRow;
}

export type TableName = keyof Rows;

/** Each table by its primary key. */
export type Tables = { readonly [T in TableName]: Map<string, Rows[T]> };

/**
 * All that is stored. `write.ts` alone changes tables; rows are never changed in place, so a copy
 * of the maps is a snapshot.
 */
export interface State extends Tables {
  /** The last number issued, by sequence name. */
  readonly sequences: Map<string, number>;
}

export function emptyState(): State {
  return {
    users: new Map(),
    identities: new Map(),
    formerSlugs: new Map(),
    refreshTokens: new Map(),
    endedFamilies: new Map(),
    signInCodes: new Map(),
    acceptedPolicies: new Map(),
    catalogItems: new Map(),
    availability: new Map(),
    hoursExceptions: new Map(),
    bookingRules: new Map(),
    calendarProfiles: new Map(),
    calendarEntries: new Map(),
    calendarFeeds: new Map(),
    bookings: new Map(),
    liveSessions: new Map(),
    liveMessages: new Map(),
    agendas: new Map(),
    bookers: new Map(),
    payments: new Map(),
    ledger: new Map(),
    providerEvents: new Map(),
    entitlements: new Map(),
    audience: new Map(),
    intakeQuestions: new Map(),
    storedFiles: new Map(),
    linkPreviews: new Map(),
    sharingPermissions: new Map(),
    sharedPosts: new Map(),
    sentForms: new Map(),
    mailSettings: new Map(),
    sentMails: new Map(),
    outbox: new Map(),
    sequences: new Map(),
  };
}

export function copyState(state: State): State {
  const copy = Object.entries(state).map(([name, table]) => [
    name,
    new Map<string, unknown>(table),
  ]);
  return Object.fromEntries(copy) as State;
}

/**
 * How a table's code accesses the state. Writes are atomic; outside a transaction they wait until
 * the running one has ended, as with locks in a database.
 */
export interface Access {
  read<T>(work: (state: State) => T): Promise<T>;
  write<T>(work: (state: State) => T): Promise<T>;
}

/**
 * Rows in the order of a list page (latest first, then by id; or the other
 * way round), cut to the page.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  page: {
    limit: number;
    after: KeysetCursor | null;
    keyOf: (row: Row) => KeysetCursor;
    isEarliestFirst?: boolean;
  },
): Row[] {
  const { after, keyOf, limit, isEarliestFirst = false } = page;
  const latestFirst = (a: KeysetCursor, b: KeysetCursor) => {
    if (a.at !== b.at || a.id === b.id) return b.at - a.at;
    return a.id < b.id ? 1 : -1;
  };
  const byKey = (a: KeysetCursor, b: KeysetCursor) =>
    isEarliestFirst ? latestFirst(b, a) : latestFirst(a, b);
  return [...rows]
    .sort((a, b) => byKey(keyOf(a), keyOf(b)))
    .filter((row) => after === null || byKey(after, keyOf(row)) < 0)
    .slice(0, limit);
}
