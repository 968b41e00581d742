import { updateAvailabilityExceptionsInput } from "../../../src/domain/availability/inputs/updateAvailabilityExceptions.ts";
import { hoursExceptionsOf } from "../../../src/domain/availability/weeklyHours.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { HoursExceptionsRow } from "../../store/ports/availability.ts";
import type { ServiceContext } from "../shared/context.ts";
import { editable, refuseChangedElsewhere } from "../shared/revision.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Replaces the exceptions from the signed-in creator's weekly hours. Refuses with
 * `CHANGED_ELSEWHERE`. Existing bookings stay as they are.
 */
export async function updateAvailabilityExceptions(
  context: ServiceContext,
  command: unknown,
): Promise<HoursExceptionsRow> {
  const { userId } = requireViewer(context);
  const { revision, ...input } = parseInput(updateAvailabilityExceptionsInput, command);
  const exceptions = hoursExceptionsOf(input.exceptions);
  return context.store.transaction(async ({ users, availability }) => {
    await users.lock(userId);
    const row = await availability.exceptionsOf(userId);
    const current = row ? editable.exceptions(row) : undefined;
    await refuseChangedElsewhere({ revision, current, wanted: exceptions });
    return availability.saveExceptions({ id: context.newId("exc"), creatorId: userId, exceptions });
  });
}
