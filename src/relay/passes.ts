import { CallError, type CallErrorCode } from "../session/callError.ts";

/** After these the same call may go well in a while. */
const PASSING: readonly CallErrorCode[] = [
  "NETWORK",
  "SERVER",
  "UNAVAILABLE",
  "CALENDARS_UNAVAILABLE",
  "RATE_LIMITED",
];

/** Whether what went wrong with a call passes by itself. */
export function passes(error: unknown): boolean {
  return error instanceof CallError && PASSING.includes(error.code);
}
