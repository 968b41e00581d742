import type { PolicyType } from "../../../src/domain/generated/enums.ts";
import { POLICY_PATHS, POLICY_VERSIONS } from "../../../src/domain/session/policies.ts";
import type { ProcessContext } from "../shared/context.ts";

/** A policy: where it can be read, and which version is in force. */
export interface PolicyInForce {
  policyType: PolicyType;
  contentUrl: string;
  version: string;
  isElsewhere: boolean;
}

/** The policies in force, one of each type (docs/product.md 2.8). */
export function listPolicyDocuments(context: Pick<ProcessContext, "settings">): PolicyInForce[] {
  const { terms, privacy } = context.settings.policyUrls;
  return [
    inForce(context, { policyType: "TERMS", address: terms }),
    inForce(context, { policyType: "PRIVACY", address: privacy }),
  ];
}

/** Nobody tells us when a text elsewhere changes: its address is its version. */
function inForce(
  { settings }: Pick<ProcessContext, "settings">,
  { policyType, address }: { policyType: PolicyType; address: string | null },
): PolicyInForce {
  if (address !== null) {
    return { policyType, contentUrl: address, version: address, isElsewhere: true };
  }
  const contentUrl = settings.publicUrl + POLICY_PATHS[policyType];
  return { policyType, contentUrl, version: POLICY_VERSIONS[policyType], isElsewhere: false };
}
