import { settleDefault } from "../../../../src/domain/calendars/choices.ts";
import type { CalendarProfileRow, CalendarRow } from "../../../store/ports/calendars.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Changes someone's accounts under that person's lock, so that of two concurrent changes neither is
 * lost. One calendar is the default afterwards, see `settleDefault`. An account to which access is
 * lost by it, or of which a calendar begins to refuse entries, has `calendarLost`. Returns the
 * accounts as they are then.
 */
export function changeAccounts(
  { store, now }: Pick<ProcessContext, "store" | "now">,
  {
    ownerId,
    change,
  }: {
    ownerId: string;
    /** The new accounts; those left out are removed. */
    change: (accounts: readonly CalendarProfileRow[]) => readonly CalendarProfileRow[];
  },
): Promise<readonly CalendarProfileRow[]> {
  return store.transaction(async (transaction) => {
    await transaction.users.lock(ownerId);
    const before = await transaction.calendars.ofOwner(ownerId);
    const after = settleDefault(change(before));
    await write(transaction, { before, after });
    const at = now();
    for (const subjectId of lostAmong({ before, after })) {
      await transaction.outbox.append({ name: "calendarLost", subjectId, dueAt: at, at });
    }
    return after;
  });
}

interface Changed {
  before: readonly CalendarProfileRow[];
  after: readonly CalendarProfileRow[];
}

async function write(
  { calendars }: Pick<Transaction, "calendars">,
  { before, after }: Changed,
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) await calendars.remove(id);
  // The one with the default is written last, so there are never two.
  const changed = after.filter((row) => !before.includes(row));
  const inOrder = changed.toSorted((a, b) => Number(hasDefault(a)) - Number(hasDefault(b)));
  for (const row of inOrder) await calendars.save(row);
}

const hasDefault = ({ calendars }: CalendarProfileRow) =>
  calendars.some(({ isDefault }) => isDefault);

/** Ids of the accounts that were changed for the worse by their provider. */
function lostAmong({ before, after }: Changed): string[] {
  return after.flatMap((account) => {
    const former = before.find(({ id }) => id === account.id);
    if (former === undefined || former === account) return [];
    const isLost = former.profileConnected && !account.profileConnected;
    return isLost || account.calendars.some((one) => refusesNow(one, former)) ? [account.id] : [];
  });
}

function refusesNow({ id, refusesEntries }: CalendarRow, former: CalendarProfileRow): boolean {
  if (!refusesEntries) return false;
  return !former.calendars.some((calendar) => calendar.id === id && calendar.refusesEntries);
}
