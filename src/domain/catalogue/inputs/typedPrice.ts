import * as z from "zod/mini";
import { typedEuro } from "../../payments/typedEuro.ts";

/** What the field of a price holds: the text that was typed, read as a price by this rule. */
export function typedPrice(rule: z.ZodMiniType<number | undefined>) {
  return z.string().check(({ value, issues }) => {
    const read = z.safeParse(rule, typedEuro(value));
    for (const { message } of read.error?.issues ?? []) {
      issues.push({ code: "custom", message, input: value });
    }
  });
}
