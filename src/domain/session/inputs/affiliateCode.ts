import * as z from "zod/mini";
import { AFFILIATE_CODE_MAX, AFFILIATE_CODE_MIN } from "../../shared/limits.ts";
import { requiredText } from "../../shared/inputs/fields.ts";

/** Shown when no beamer has the code. */
export const INVALID_BEAMER_CODE_TEXT = "Invalid beamer code. Please try again.";

/** An invitation code as typed; trimmed. */
export function affiliateCode() {
  return requiredText({ label: "Beamer code", max: AFFILIATE_CODE_MAX });
}

/**
 * The same on the page for joining, which does not even ask about a code
 * that is too short to be one.
 */
export function wholeAffiliateCode() {
  return affiliateCode().check(
    z.minLength(
      AFFILIATE_CODE_MIN,
      `Beamer code must be at least ${AFFILIATE_CODE_MIN} characters`,
    ),
  );
}
