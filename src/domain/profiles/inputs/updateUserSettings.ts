import * as z from "zod/mini";
import { timeZone } from "../../shared/inputs/fields.ts";

/** What `updateUserSettings` takes. */
export const updateUserSettingsInput = z.object({ timeZone: timeZone() });
