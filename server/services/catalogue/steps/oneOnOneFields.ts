import type * as z from "zod/mini";
import { namedPlace } from "../../../../src/domain/bookings/meetingPlace.ts";
import type { createOneOnOneInput } from "../../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { SESSION_MINUTES } from "../../../../src/domain/catalogue/sessionDuration.ts";
import { toCents } from "../../../../src/domain/payments/money.ts";
import type { OneOnOneRow } from "../../../store/ports/catalogue.ts";

type OfferInput = z.output<typeof createOneOnOneInput>;

/** The fields of an offer's form, as the row stores them. */
type OneOnOneFields = Pick<
  OneOnOneRow,
  | Exclude<keyof OfferInput, "price" | "duration" | "meetingKind" | "meetingDetails">
  | "priceInCents"
  | "durationInMinutes"
  | "meetingPlace"
>;

/** `before` has what a command that doesn't say how they meet leaves as it is. */
export const oneOnOneFields = (
  { price, duration, meetingKind, meetingDetails, ...same }: OfferInput,
  before: Pick<OneOnOneRow, "meetingPlace">,
): OneOnOneFields => ({
  ...same,
  priceInCents: toCents(price),
  durationInMinutes: SESSION_MINUTES[duration],
  meetingPlace:
    meetingKind == null ? before.meetingPlace : namedPlace({ meetingKind, meetingDetails }),
});
