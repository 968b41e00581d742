import * as z from "zod/mini";
import { typedEuro } from "../../payments/typedEuro.ts";

/** The text of a price field, valid if `typedEuro` reads a price in it that the rule accepts. */
export function validPriceText(rule: z.ZodMiniType<number | undefined>) {
  return z.string().check(({ value, issues }) => {
    const read = z.safeParse(rule, typedEuro(value));
    for (const { message } of read.error?.issues ?? []) {
      issues.push({ code: "custom", message, input: value });
    }
  });
}
