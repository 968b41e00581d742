import type * as z from "zod/mini";
import type { createOneOnOneInput } from "../../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { SESSION_MINUTES } from "../../../../src/domain/catalogue/sessionDuration.ts";
import { toCents } from "../../../../src/domain/payments/money.ts";
import type { OneOnOneRow } from "../../../store/ports/catalogue.ts";

/** What the form of an offer says, as the row keeps it. */
export type OneOnOneFields = Pick<
  OneOnOneRow,
  "title" | "description" | "priceInCents" | "descriptionBulletPoints" | "durationInMinutes"
>;

export function oneOnOneFields({
  title,
  description,
  price,
  descriptionBulletPoints,
  duration,
}: z.output<typeof createOneOnOneInput>): OneOnOneFields {
  return {
    title,
    description,
    priceInCents: toCents(price),
    descriptionBulletPoints,
    durationInMinutes: SESSION_MINUTES[duration],
  };
}
