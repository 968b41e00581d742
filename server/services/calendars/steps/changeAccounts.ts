import { settleDefault } from "../../../../src/domain/calendars/choices.ts";
import type { CalendarProfileRow } from "../../../store/ports/calendars.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/**
 * Changes someone's accounts under that person's lock, so that of two concurrent changes neither is
 * lost. One calendar is the default afterwards, see `settleDefault`. Returns the accounts as they
 * are then.
 */
export function changeAccounts(
  { store }: Pick<ProcessContext, "store">,
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
    return after;
  });
}

async function write(
  { calendars }: Pick<Transaction, "calendars">,
  {
    before,
    after,
  }: { before: readonly CalendarProfileRow[]; after: readonly CalendarProfileRow[] },
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
