import * as z from "zod/mini";
import { id, revision } from "../../shared/inputs/fields.ts";
import { bookingRulesInput } from "./bookingRules.ts";

function orNone<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );
}

/** What `updateBookingRules` takes. An offer without rules follows its creator's. */
export const updateBookingRulesInput = z
  .object({
    oneOnOneId: orNone(id("Offer")),
    rules: orNone(bookingRulesInput),
    revision,
  })
  .check(
    z.refine(({ oneOnOneId, rules }) => oneOnOneId !== null || rules !== null, {
      error: "Rules are required",
      path: ["rules"],
    }),
  );
