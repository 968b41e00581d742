import * as z from "zod/mini";
import { requiredText } from "../../shared/inputs/fields.ts";
import { PROVIDER_CODE_MAX, URL_MAX } from "../../shared/limits.ts";

/** What `connectCalendar` takes. */
export const connectCalendarInput = z.object({
  code: requiredText({ label: "Code", max: PROVIDER_CODE_MAX }),
  state: requiredText({ label: "State", max: PROVIDER_CODE_MAX }),
  redirectUri: requiredText({ label: "Address", max: URL_MAX }),
});
