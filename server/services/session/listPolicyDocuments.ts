import type { ServiceContext } from "../shared/context.ts";

/** Where the policies can be read. */
export function listPolicyDocuments({ settings }: ServiceContext) {
  return [
    { policyType: "TERMS" as const, contentUrl: settings.policyUrls.terms },
    { policyType: "PRIVACY" as const, contentUrl: settings.policyUrls.privacy },
  ];
}
