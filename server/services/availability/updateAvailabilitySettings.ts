import { updateAvailabilitySettingsInput } from "../../../src/domain/availability/inputs/updateAvailabilitySettings.ts";
import { weeklyHoursOf } from "../../../src/domain/availability/weeklyHours.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { AvailabilityRow } from "../../store/ports/availability.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Replaces the signed-in creator's weekly hours; an empty list is a pause. Refuses with
 * `CHANGED_ELSEWHERE`. Existing bookings stay as they are.
 */
export async function updateAvailabilitySettings(
  context: ServiceContext,
  command: unknown,
): Promise<AvailabilityRow> {
  const { userId } = requireViewer(context);
  const { revision, availabilitySettings } = parseInput(updateAvailabilitySettingsInput, command);
  const hours = weeklyHoursOf(availabilitySettings);
  return context.store.transaction(async ({ users, availability }) => {
    await users.lock(userId);
    const row = await availability.ofCreator(userId);
    const current = row ? editable.hours(row) : undefined;
    await refuseChangedElsewhere({ revision, current, wanted: hours });
    return availability.save({ id: context.newId("hrs"), creatorId: userId, hours });
  });
}
