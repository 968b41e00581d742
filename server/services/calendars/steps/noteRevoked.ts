import type { CalendarProfileRow } from "../../../store/ports/calendars.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { changeAccounts } from "./changeAccounts.ts";

/**
 * Keeps that the access to accounts was taken back at their provider, so that they are not asked
 * about again and their owner sees it. One that was connected anew meanwhile stays connected.
 */
export async function noteRevoked(
  context: Pick<ProcessContext, "store">,
  revoked: readonly CalendarProfileRow[],
): Promise<void> {
  const [first] = revoked;
  if (first === undefined) return;
  const isRevoked = (row: CalendarProfileRow) =>
    row.profileConnected &&
    revoked.some(({ id, credentials }) => id === row.id && credentials === row.credentials);
  await changeAccounts(context, {
    ownerId: first.ownerId,
    change: (accounts) =>
      accounts.map((row) => (isRevoked(row) ? { ...row, profileConnected: false } : row)),
  });
}
