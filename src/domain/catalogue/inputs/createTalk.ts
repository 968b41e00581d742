import * as z from "zod/mini";
import { instant } from "../../shared/inputs/fields.ts";
import { file, uploadId } from "./upload.ts";

/** What `createTalk` takes. */
export const createTalkInput = z.object({
  eventDate: instant({
    required: "Event date is required",
    invalid: "Please enter a valid event date",
  }),
  file,
  uploadId,
});
