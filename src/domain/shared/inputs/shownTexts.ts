import * as z from "zod/mini";

/** What a form shows for a value, `path: text`, the first text of each field. Used by tests. */
export function shownTexts(schema: z.core.$ZodType, value: unknown): string[] {
  const shown = new Map<string, string>();
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    const field = path.join(".");
    if (!shown.has(field)) shown.set(field, `${field}: ${message}`);
  }
  return [...shown.values()];
}
