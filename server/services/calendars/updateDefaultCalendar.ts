import { updateDefaultCalendarInput } from "../../../src/domain/calendars/inputs/updateDefaultCalendar.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer, requireViewer } from "../shared/viewer.ts";
import { changeAccounts } from "./steps/changeAccounts.ts";
import { mapCalendars, ownCalendar } from "./steps/ownCalendar.ts";

/**
 * Chooses the calendar that bookings are written to, one that is enabled (docs/product.md 5.11).
 */
export async function updateDefaultCalendar(
  context: ServiceContext,
  command: unknown,
): Promise<UserRow> {
  const { userId } = requireViewer(context);
  const { id } = parseInput(updateDefaultCalendarInput, command);
  await changeAccounts(context, {
    ownerId: userId,
    change: (accounts) => {
      const { isEnabled } = ownCalendar(accounts, id);
      if (!isEnabled) {
        const message = "Only an enabled calendar can be the default";
        refuse("BAD_USER_INPUT", { field: "id", message });
      }
      return mapCalendars(accounts, (calendar) =>
        calendar.isDefault === (calendar.id === id)
          ? calendar
          : { ...calendar, isDefault: calendar.id === id },
      );
    },
  });
  return readViewer(context);
}
