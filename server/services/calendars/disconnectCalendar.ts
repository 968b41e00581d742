import { disconnectCalendarInput } from "../../../src/domain/calendars/inputs/disconnectCalendar.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer, requireViewer } from "../shared/viewer.ts";
import { changeAccounts } from "./steps/changeAccounts.ts";
import { connectedAccount } from "./steps/credentials.ts";

/**
 * Ends the connection of an account: its busy times no longer count, and another enabled calendar
 * becomes the default if the default was in it. No-op if it is gone already. Refuses with
 * `NOT_FOUND` when it is someone else's.
 */
export async function disconnectCalendar(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { profileId } = parseInput(disconnectCalendarInput, command);
  const row = await context.store.calendars.byId(profileId);
  if (row === null) return readViewer(context);
  if (row.ownerId !== userId) refuse("NOT_FOUND");
  await changeAccounts(context, {
    ownerId: userId,
    change: (accounts) => accounts.filter(({ id }) => id !== profileId),
  });
  try {
    await context.providers.calendars.revoke(connectedAccount(context, row));
  } catch (error) {
    // We can't read the account any more; its owner can still revoke access.
    context.log("warn", "access to a calendar account was not given back", { profileId, error });
  }
  return readViewer(context);
}
