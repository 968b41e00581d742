import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `disconnectCalendar` takes. */
export const disconnectCalendarInput = z.object({ profileId: id("Account") });
