import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { detailsFitKind, meetingDetails, meetingKind } from "./meetingPlace.ts";

/** What `updateMeetingPlace` takes. */
export const updateMeetingPlaceInput = z
  .object({
    id: id("Booking"),
    meetingKind,
    meetingDetails,
    /** What the form started from; null where the last change counts. */
    placeChangeCount: z._default(z.nullish(z.int("The count must be a whole number")), null),
  })
  .check(detailsFitKind);
