import type * as z from "zod/mini";
import { fieldTexts } from "./fieldTexts.ts";

/** What a form shows for a value, `path: text`, the first text of each field. Used by tests. */
export function shownTexts(schema: z.core.$ZodType, value: unknown): string[] {
  return [...fieldTexts(schema, value)].map(([field, text]) => `${field}: ${text}`);
}
