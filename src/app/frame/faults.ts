import { CallError } from "../../session/callError.ts";
import type { SessionHost } from "../../session/host.ts";

/** Under which a screen's fault stands in the log. */
export const SCREEN_FAULT = "a screen failed";

/**
 * Logs what a boundary caught. A failed call is left out: the page tells what is to be known of it, and
 * the server's log has the rest.
 */
export function logFault({ log }: Pick<SessionHost, "log">, error: unknown): void {
  if (!(error instanceof CallError)) log(SCREEN_FAULT, error);
}
