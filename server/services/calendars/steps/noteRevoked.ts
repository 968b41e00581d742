import type { CalendarProfileRow } from "../../../store/ports/calendars.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { changeAccounts } from "./changeAccounts.ts";

/**
 * Records that access to accounts was revoked at their provider, so that they aren't queried again
 * and their owner is told, once, and sees it. One that was reconnected in the meantime stays connected.
 */
export async function noteRevoked(
  context: Pick<ProcessContext, "store" | "now">,
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
