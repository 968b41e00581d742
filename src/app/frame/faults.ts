import type { RootOptions } from "react-dom/client";
import { CallError } from "../../calls/callError.ts";
import type { SessionHost } from "../../session/host.ts";
import { isCodeMissing } from "../../navigation/lazily.ts";

/** The log message of a screen's fault. */
export const SCREEN_FAULT = "a screen failed";

/**
 * Logs what a boundary caught. A failed call and code that did not come are left out: the page
 * shows them, and the server logs the rest.
 */
export function logFault({ log }: Pick<SessionHost, "log">, error: unknown): void {
  if (!isKnown(error)) log(SCREEN_FAULT, error);
}

/**
 * How React's root reports errors. Those caught by a boundary are logged by it, once. One that was
 * gone when React re-rendered is a fault too, except where a boundary would not have logged it
 * either: a call had failed, and its page was being left for the one that says "not found".
 */
export const rootErrors = {
  onCaughtError: () => {},
  onRecoverableError: (error) => {
    if (!(error instanceof Error && isKnown(error.cause))) reportError(error);
  },
} satisfies RootOptions;

const isKnown = (error: unknown) => error instanceof CallError || isCodeMissing(error);
