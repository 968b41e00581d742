import { CALENDARS_PER_ACCOUNT_MAX } from "../shared/limits.ts";

/** A calendar, and what its owner has chosen for it. */
interface Choice {
  readonly calendarId: string;
  readonly calendarName: string;
  readonly isReadOnly: boolean;
  /** Whether its busy times close slots. */
  readonly isEnabled: boolean;
  /** Whether it is the one for bookings; at most one of all accounts is. */
  readonly isDefault: boolean;
  /** Whether the last entry that was to be written was refused; absent if not. */
  readonly refusesEntries?: boolean;
}

interface Account<C extends Choice> {
  readonly profileConnected: boolean;
  readonly calendars: readonly C[];
}

/**
 * The calendars of an account as its provider lists them now. Existing choices are kept; new ones
 * are off, and so are those that have become read-only.
 */
export function relist({
  known,
  listed,
  newId,
}: {
  known: readonly (Choice & { readonly id: string })[];
  listed: readonly Pick<Choice, "calendarId" | "calendarName" | "isReadOnly">[];
  newId: () => string;
}) {
  const byId = new Map(listed.map((calendar) => [calendar.calendarId, calendar]));
  return [...byId.values()]
    .slice(0, CALENDARS_PER_ACCOUNT_MAX)
    .map(({ calendarId, calendarName, isReadOnly }) => {
      const before = known.find((calendar) => calendar.calendarId === calendarId);
      return {
        id: before?.id ?? newId(),
        calendarId,
        calendarName,
        isReadOnly,
        isEnabled: !isReadOnly && (before?.isEnabled ?? false),
        isDefault: !isReadOnly && (before?.isDefault ?? false),
        // Still so: its owner was told.
        ...(before?.refusesEntries && { refusesEntries: true }),
      };
    });
}

/**
 * The calendars of an account that is connected for the first time: the first writable one is on.
 */
export function enableFirst<C extends Choice>(calendars: readonly C[]): C[] {
  const first = calendars.find(({ isReadOnly }) => !isReadOnly);
  return calendars.map((calendar) =>
    calendar === first ? { ...calendar, isEnabled: true } : calendar,
  );
}

/**
 * The accounts with one default calendar: the current one, else the first that is on in a working
 * account; none without such a calendar. Unchanged accounts are the same objects.
 */
export function settleDefault<C extends Choice, A extends Account<C>>(accounts: readonly A[]): A[] {
  const all = accounts.flatMap(({ calendars }) => calendars);
  const working = accounts.filter((account) => account.profileConnected);
  const chosen =
    all.find(({ isDefault }) => isDefault) ??
    working.flatMap(({ calendars }) => calendars).find(({ isEnabled }) => isEnabled);
  return accounts.map((account) => {
    const isSettled = account.calendars.every((one) => one.isDefault === (one === chosen));
    if (isSettled) return account;
    return {
      ...account,
      calendars: account.calendars.map((one) => ({ ...one, isDefault: one === chosen })),
    };
  });
}
