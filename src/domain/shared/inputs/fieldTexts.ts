import * as z from "zod/mini";

/** The text of each field that is wrong, the first of several, by its dotted path. */
export function fieldTexts(schema: z.core.$ZodType, value: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    const field = path.join(".");
    if (!texts.has(field)) texts.set(field, message);
  }
  return texts;
}
