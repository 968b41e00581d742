import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";
import { detailsFitKind, meetingDetails, meetingKind } from "./meetingPlace.ts";

/** What `updateMeetingPlace` takes. */
export const updateMeetingPlaceInput = z
  .object({ id: id("Booking"), meetingKind, meetingDetails })
  .check(detailsFitKind);
