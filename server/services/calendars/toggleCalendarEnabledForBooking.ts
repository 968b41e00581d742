import { toggleCalendarEnabledForBookingInput } from "../../../src/domain/calendars/inputs/toggleCalendarEnabledForBooking.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CalendarProfileRow, CalendarRow } from "../../store/ports/calendars.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { changeAccounts } from "./steps/changeAccounts.ts";
import { mapCalendars, ownCalendar } from "./steps/ownCalendar.ts";

/**
 * Turns a calendar's busy times on or off; neither the default's nor a read-only one's
 * (docs/product.md 5.11).
 */
export async function toggleCalendarEnabledForBooking(
  context: ServiceContext,
  command: unknown,
): Promise<CalendarRow> {
  const { userId } = requireViewer(context);
  const { id, isEnabled } = parseInput(toggleCalendarEnabledForBookingInput, command);
  const change = (accounts: readonly CalendarProfileRow[]) => {
    const calendar = ownCalendar(accounts, id);
    const wanted = isEnabled ?? !calendar.isEnabled;
    if (wanted === calendar.isEnabled) return accounts;
    refuseFixed(calendar);
    return mapCalendars(accounts, (one) =>
      one === calendar ? { ...one, isEnabled: wanted } : one,
    );
  };
  return ownCalendar(await changeAccounts(context, { ownerId: userId, change }), id);
}

function refuseFixed({ isDefault, isReadOnly }: CalendarRow): void {
  if (isReadOnly) {
    const message = "A read-only calendar can’t be turned on or off";
    refuse("BAD_USER_INPUT", { field: "id", message });
  }
  if (isDefault) {
    const message = "The default calendar can’t be turned off";
    refuse("BAD_USER_INPUT", { field: "id", message });
  }
}
