import * as z from "zod/mini";
import { refuse } from "../errors.ts";

/**
 * Parses a value with a schema. Refuses with `BAD_USER_INPUT`, the dotted path of the first invalid
 * field, and the text that a form shows next to it.
 */
export function parseInput<T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join(".") ?? "";
  // A command that isn't an object at all: no form could send it, so no form has a message for it.
  const hasNoText = field === "" && issue?.code === "invalid_type";
  return refuse("BAD_USER_INPUT", {
    field: field === "" ? undefined : field,
    message: hasNoText ? undefined : issue?.message,
  });
}
