import * as z from "zod/mini";
import {
  detailsFitKind,
  detailsHaveKind,
  meetingDetails,
  meetingKind,
} from "../../bookings/inputs/meetingPlace.ts";
import { SESSION_DURATIONS } from "../../generated/enums.ts";
import {
  BULLET_POINTS_MAX,
  BULLET_POINT_MAX,
  ONE_ON_ONE_DESCRIPTION_MAX,
  TITLE_MAX,
} from "../../shared/limits.ts";
import { oneOf, optionalText, plainText, price, requiredText } from "../../shared/inputs/fields.ts";
import { isBlank } from "../../shared/shownText.ts";

/** The fields of an offer. */
export const offerFields = {
  title: requiredText({ label: "Title", max: TITLE_MAX }),
  description: optionalText({ label: "Description", max: ONE_ON_ONE_DESCRIPTION_MAX }),
  price: price({ isWhole: true }),
  descriptionBulletPoints: z.pipe(
    z
      .array(
        plainText({ label: "Bullet point", max: BULLET_POINT_MAX }),
        "Bullet points must be a list",
      )
      .check(
        z.maxLength(BULLET_POINTS_MAX, `You can add at most ${BULLET_POINTS_MAX} bullet points`),
      ),
    z.transform((points) => points.filter((point) => !isBlank(point))),
  ),
  duration: oneOf(SESSION_DURATIONS, "Duration is required"),
  /** If absent, by video for a new offer, and unchanged for another. */
  meetingKind: z.nullish(meetingKind),
  meetingDetails,
};

/** What `createOneOnOne` takes. */
export const createOneOnOneInput = z.object(offerFields).check(detailsFitKind, detailsHaveKind);
