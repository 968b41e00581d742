import * as z from "zod/mini";
import { BIOGRAPHY_MAX, PROFESSIONAL_TITLE_MAX } from "../../shared/limits.ts";
import { optionalText, requiredText, revision } from "../../shared/inputs/fields.ts";

/** What `updateUserProfile` takes. */
export const updateUserProfileInput = z.object({
  biography: optionalText({
    label: "Biography",
    max: BIOGRAPHY_MAX,
    tooLong: "Biography must be less than 2000 characters",
  }),
  professionalTitle: requiredText({
    label: "Professional title",
    max: PROFESSIONAL_TITLE_MAX,
    tooLong: "Professional title must be less than 150 characters",
  }),
  revision,
});
