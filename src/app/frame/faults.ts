import { CallError } from "../../session/callError.ts";
import type { SessionHost } from "../../session/host.ts";

/** The log message of a screen's fault. */
export const SCREEN_FAULT = "a screen failed";

/**
 * Logs what a boundary caught. A failed call is left out: the page shows it, and the server logs the rest.
 */
export function logFault({ log }: Pick<SessionHost, "log">, error: unknown): void {
  if (!(error instanceof CallError)) log(SCREEN_FAULT, error);
}
