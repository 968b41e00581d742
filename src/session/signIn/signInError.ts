import { ERRORS } from "../../domain/shared/errors.ts";
import { CallError } from "../../calls/callError.ts";

/**
 * The error that an address reports as the provider's, in our own words (docs/product.md 2.6): the
 * address may come from anybody, so its text is never shown; its code only if it looks like one.
 */
export function providerError(error: string): CallError {
  if (error === "access_denied" || error.startsWith("user_cancelled")) {
    return signInError("You cancelled the sign-in at LinkedIn.");
  }
  const code = /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : "";
  return signInError(`LinkedIn couldn’t sign you in${code}.`);
}

/** A sign-in that did not complete. */
export function signInError(
  message: string,
  nextStep: string = ERRORS.SIGN_IN_FAILED.nextStep,
): CallError {
  return new CallError(message, { code: "SIGN_IN_FAILED", nextStep });
}

/** The browser could not remember, on return, that it began the sign-in. */
export function keepsNothingError(): CallError {
  return signInError(
    "Your browser doesn’t store anything for this site, so we can’t sign you in.",
    "Allow cookies and site data for this site, then try again.",
  );
}
