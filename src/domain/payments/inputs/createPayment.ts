import * as z from "zod/mini";
import { DESCRIPTION_MAX, MAX_PRICE_IN_EURO, TITLE_MAX } from "../../shared/limits.ts";
import { id, optionalText, plainText } from "../../shared/inputs/fields.ts";

const AMOUNT_TEXT = "Amount must be a whole number of cents";

/** What `createPayment` takes. */
export const createPaymentInput = z.object({
  catalogItemId: id("Item"),
  amountInCents: z
    .number(AMOUNT_TEXT)
    .check(
      z.refine(Number.isInteger, { error: AMOUNT_TEXT, abort: true }),
      z.minimum(0, "Amount must not be negative"),
      z.maximum(MAX_PRICE_IN_EURO * 100, "Amount is too high"),
    ),
  title: plainText({ label: "Title", max: TITLE_MAX }),
  description: optionalText({ label: "Description", max: DESCRIPTION_MAX }),
});
