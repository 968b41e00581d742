import { RefusalError } from "../../src/domain/shared/errors.ts";

/**
 * Whether it failed because the database is away or busy, which the log says elsewhere, and once.
 */
export function isUnavailable(error: unknown): boolean {
  return error instanceof RefusalError && error.code === "UNAVAILABLE";
}
