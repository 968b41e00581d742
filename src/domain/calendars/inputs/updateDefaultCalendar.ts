import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `updateDefaultCalendar` takes. */
export const updateDefaultCalendarInput = z.object({ id: id("Calendar") });
