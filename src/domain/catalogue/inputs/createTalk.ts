import * as z from "zod/mini";
import { instant } from "../../shared/inputs/fields.ts";
import { file } from "../../documents/inputs/files.ts";

/** The texts of a talk's date, on the upload and on the details. */
export const EVENT_DATE_TEXTS = {
  required: "Event date is required",
  invalid: "Please enter a valid event date",
} as const;

/** What `createTalk` takes. */
export const createTalkInput = z.object({
  eventDate: instant(EVENT_DATE_TEXTS),
  file: file("pdf"),
});
