import * as z from "zod/mini";
import { instant } from "../../shared/inputs/fields.ts";

const TEXT = "Please say which address is replaced";

/** What `renewCalendarFeed` takes. */
export const renewCalendarFeedInput = z.object({
  replaces: z._default(z.nullable(instant({ required: TEXT, invalid: TEXT })), null),
});
