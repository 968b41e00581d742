import { availabilityPreviewInput } from "../../../src/domain/availability/inputs/availabilityPreview.ts";
import { hoursExceptionsOf, weeklyHoursOf } from "../../../src/domain/availability/weeklyHours.ts";
import { SESSION_MINUTES } from "../../../src/domain/catalogue/sessionDuration.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { DAY_MS, PREVIEW_DAYS } from "../../../src/domain/shared/limits.ts";
import { type OfferedDay, offeredDaysFrom } from "../../../src/domain/time/slots.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { readSchedule } from "./readAvailability.ts";

/**
 * The slots that visitors would be offered with these hours and exceptions, in the hours' zone, by
 * the creator's rules, bookings and busy times.
 */
export async function previewAvailability(
  context: ServiceContext,
  query: unknown,
): Promise<OfferedDay[]> {
  const { userId } = requireViewer(context);
  const { availabilitySettings, exceptions, date, duration } = parseInput(
    availabilityPreviewInput,
    query,
  );
  const weekly = weeklyHoursOf(availabilitySettings);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // One more day on each side covers every zone, whose offsets reach from -12 to +14 hours.
  const interval = {
    start: midnight - DAY_MS,
    end: midnight + (PREVIEW_DAYS + 1) * DAY_MS,
  };
  const { hours: saved, ...taken } = await readSchedule(context, { creatorId: userId, interval });
  const wanted = exceptions ? hoursExceptionsOf(exceptions) : (saved?.exceptions ?? []);
  return offeredDaysFrom({
    ...taken,
    hours: { ...weekly, exceptions: wanted },
    // None: by the rules for all offers.
    offerId: "",
    durationInMinutes: SESSION_MINUTES[duration],
    now: context.now(),
    date,
    days: PREVIEW_DAYS,
    timeZone: weekly.timeZone,
  });
}
