import * as z from "zod/mini";
import { optionalId, revision } from "../../shared/inputs/fields.ts";
import { bookingRulesInput } from "./bookingRules.ts";

/** What `updateBookingRules` takes. An offer without rules follows its creator's. */
export const updateBookingRulesInput = z
  .object({
    oneOnOneId: optionalId("Offer"),
    rules: z.pipe(
      z.nullish(bookingRulesInput),
      z.transform((rules) => rules ?? null),
    ),
    revision,
  })
  .check(
    z.refine(({ oneOnOneId, rules }) => oneOnOneId !== null || rules !== null, {
      error: "Rules are required",
      path: ["rules"],
    }),
  );
