import type { PolicyType } from "../generated/enums.ts";
import { PATHS } from "../shared/paths.ts";

/**
 * The versions of the site's own policies: the day on which a text last changed. A change of a text
 * needs another one, because what people accepted is kept by version (docs/product.md 2.8);
 * `policyTexts.test.ts` notices a text that changed without it.
 */
export const POLICY_VERSIONS: Readonly<Record<PolicyType, string>> = {
  TERMS: "2026-11-27",
  PRIVACY: "2026-11-27",
};

/** Where the site's own policies can be read. */
export const POLICY_PATHS = {
  TERMS: PATHS.terms,
  PRIVACY: PATHS.privacy,
} as const satisfies Record<PolicyType, string>;
