import { failureOf } from "../session/failure.ts";

/** What went wrong with a call and what to do, in one line. */
export function failureText(error: unknown): string {
  return failureOf(error).text;
}
