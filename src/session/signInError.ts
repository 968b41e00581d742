import { ERRORS } from "../domain/shared/errors.ts";
import { CallError } from "./callError.ts";

/**
 * The error that an address reports as the provider's, in our own words (docs/product.md 2.6):
 * anybody can write an address, so its text is never shown; of the code only what looks like one.
 */
export function providerError(error: string): CallError {
  if (error === "access_denied" || error.startsWith("user_cancelled")) {
    return signInError("You stopped the sign-in at LinkedIn.");
  }
  const code = /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : "";
  return signInError(`LinkedIn couldn’t sign you in${code}.`);
}

/** A sign-in that did not come to its end. */
export function signInError(
  message: string,
  nextStep: string = ERRORS.SIGN_IN_FAILED.nextStep,
): CallError {
  return new CallError(message, { code: "SIGN_IN_FAILED", nextStep });
}

/** The browser could not tell, once it is back, that it is the one that left. */
export function keepsNothingError(): CallError {
  return signInError(
    "Your browser keeps nothing for this site, so it can’t sign you in.",
    "Allow cookies and site data for this site, then try again.",
  );
}
