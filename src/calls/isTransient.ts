import { CallError, type CallErrorCode } from "./callError.ts";

/** After these, the same call may succeed later. */
const TRANSIENT: readonly CallErrorCode[] = [
  "NETWORK",
  "SERVER",
  "UNAVAILABLE",
  "CALENDARS_UNAVAILABLE",
  "RATE_LIMITED",
];

/** Whether a call's failure is transient. */
export function isTransient(error: unknown): boolean {
  return error instanceof CallError && TRANSIENT.includes(error.code);
}
