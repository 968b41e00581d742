import { UPLOAD_FAILED_TEXT } from "../domain/documents/upload.ts";
import { CallError } from "./callError.ts";
import { failureOf } from "./failure.ts";

/** Refusals that say what to do besides trying again. */
const WITH_NEXT_STEP: ReadonlySet<string> = new Set([
  "NETWORK",
  "RATE_LIMITED",
  "TOO_MANY_ITEMS",
  "QUOTA_FULL",
]);

/** The text for a failed upload (docs/product.md 11.4). */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof CallError)) return UPLOAD_FAILED_TEXT;
  const { code, field, message } = error;
  if (field !== null || code === "PAYLOAD_TOO_LARGE") return message;
  return WITH_NEXT_STEP.has(code) ? failureOf(error).text : UPLOAD_FAILED_TEXT;
}
