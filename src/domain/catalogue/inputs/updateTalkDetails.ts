import * as z from "zod/mini";
import { DESCRIPTION_MAX, LINE_MAX, TALK_MINUTES_MAX, TITLE_MAX } from "../../shared/limits.ts";
import {
  id,
  instant,
  optionalText,
  price,
  requiredText,
  revision,
} from "../../shared/inputs/fields.ts";
import { webUrlOrEmpty } from "../../profiles/inputs/urls.ts";

const EVENT_DATE_TEXTS = {
  required: "Event date is required",
  invalid: "Please enter a valid event date",
} as const;

const DURATION_TEXT = "Duration must be a whole number of minutes";

/** What `updateTalkDetails` takes: null takes the date away. */
export const updateTalkDetailsInput = z.object({
  talkId: id("Talk"),
  title: requiredText({ label: "Title", max: TITLE_MAX }),
  description: optionalText({ label: "Description", max: DESCRIPTION_MAX }),
  eventName: optionalText({ label: "Event name", max: LINE_MAX }),
  eventLocation: optionalText({ label: "Event location", max: LINE_MAX }),
  eventUrl: z.pipe(
    z.nullish(webUrlOrEmpty("Must be a valid URL")),
    z.transform((url) => (url == null || url === "" ? null : url)),
  ),
  durationInMinutes: z.pipe(
    z.nullish(
      z
        .number(DURATION_TEXT)
        .check(
          z.refine(Number.isInteger, { error: DURATION_TEXT, abort: true }),
          z.minimum(1, "Duration must be at least 1 minute"),
          z.maximum(TALK_MINUTES_MAX, `Duration must be at most ${TALK_MINUTES_MAX} minutes`),
        ),
    ),
    z.transform((minutes) => minutes ?? null),
  ),
  eventDate: z.pipe(
    z.nullish(instant(EVENT_DATE_TEXTS)),
    z.transform((eventDate) => eventDate ?? null),
  ),
  /** If absent, unchanged. */
  price: z.optional(price({ isWhole: false })),
  revision,
});
