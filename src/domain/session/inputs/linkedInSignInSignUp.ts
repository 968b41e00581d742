import * as z from "zod/mini";
import { AFFILIATE_CODE_MAX, PROVIDER_CODE_MAX } from "../../shared/limits.ts";
import { optionalText, requiredText } from "../../shared/inputs/fields.ts";
import { webUrl } from "../../profiles/inputs/urls.ts";

/** What `linkedInSignInSignUp` takes. */
export const linkedInSignInSignUpInput = z.object({
  code: requiredText({ label: "Code", max: PROVIDER_CODE_MAX }),
  url: webUrl({ invalid: "The return address is not a URL" }),
  acceptedPolicies: z.literal(true, "Please accept the terms and the privacy policy"),
  state: optionalText({ label: "State", max: PROVIDER_CODE_MAX }),
  affiliateCode: optionalText({ label: "Beamer code", max: AFFILIATE_CODE_MAX }),
});
