import * as z from "zod/mini";
import { refuse } from "../errors.ts";

/**
 * What a schema makes of a value. Refuses with `BAD_USER_INPUT`, the dotted path
 * of the first field that is wrong, and the text that a form shows beside it.
 */
export function parseInput<T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join(".") ?? "";
  // A command that is no object at all: nothing that a form could send, so no form has a message
  // for it.
  const hasNoText = field === "" && issue?.code === "invalid_type";
  return refuse("BAD_USER_INPUT", {
    field: field === "" ? undefined : field,
    message: hasNoText ? undefined : issue?.message,
  });
}
