import type * as z from "zod/mini";
import type { createOneOnOneInput } from "../../../../src/domain/catalogue/inputs/createOneOnOne.ts";
import { SESSION_MINUTES } from "../../../../src/domain/catalogue/sessionDuration.ts";
import { toCents } from "../../../../src/domain/payments/money.ts";
import type { OneOnOneRow } from "../../../store/ports/catalogue.ts";

type OfferInput = z.output<typeof createOneOnOneInput>;

/** The fields of an offer's form, as the row stores them. */
type OneOnOneFields = Pick<
  OneOnOneRow,
  Exclude<keyof OfferInput, "price" | "duration"> | "priceInCents" | "durationInMinutes"
>;

export const oneOnOneFields = ({ price, duration, ...same }: OfferInput): OneOnOneFields => ({
  ...same,
  priceInCents: toCents(price),
  durationInMinutes: SESSION_MINUTES[duration],
});
