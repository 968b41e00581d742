import * as z from "zod/mini";
import { PROVIDER_CODE_MAX } from "../../shared/limits.ts";
import { requiredText } from "../../shared/inputs/fields.ts";
import { webUrl } from "../../profiles/inputs/urls.ts";

/** What `connectCalendar` takes. */
export const connectCalendarInput = z.object({
  code: requiredText({ label: "Code", max: PROVIDER_CODE_MAX }),
  state: requiredText({ label: "State", max: PROVIDER_CODE_MAX }),
  redirectUri: webUrl({ invalid: "The return address is not a URL" }),
});
