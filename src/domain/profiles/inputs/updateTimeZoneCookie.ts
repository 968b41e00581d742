import * as z from "zod/mini";
import { timeZone } from "../../shared/inputs/fields.ts";

/** What `updateTimeZoneCookie` takes. */
export const updateTimeZoneCookieInput = z.object({ timeZone: timeZone() });
