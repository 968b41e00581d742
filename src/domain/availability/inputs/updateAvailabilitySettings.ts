import * as z from "zod/mini";
import { revision } from "../../shared/inputs/fields.ts";
import { weeklyHoursInput } from "./weeklyHours.ts";

/** What `updateAvailabilitySettings` takes. */
export const updateAvailabilitySettingsInput = z.object({
  availabilitySettings: weeklyHoursInput,
  revision,
});
