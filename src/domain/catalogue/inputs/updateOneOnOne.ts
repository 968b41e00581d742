import * as z from "zod/mini";
import { detailsFitKind, detailsHaveKind } from "../../bookings/inputs/meetingPlace.ts";
import { id, revision } from "../../shared/inputs/fields.ts";
import { offerFields } from "./createOneOnOne.ts";

/** What `updateOneOnOne` takes. */
export const updateOneOnOneInput = z
  .object({ ...offerFields, id: id("Offer"), revision })
  .check(detailsFitKind, detailsHaveKind);
