import type { PolicyType } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** A version of a policy that somebody accepted by signing in. */
export interface AcceptedPolicyRow {
  userId: string;
  policyType: PolicyType;
  /** A date of the site's own texts, or the address of one that is elsewhere. */
  version: string;
  /** When this version was first accepted. */
  acceptedAt: Instant;
}

export const ACCEPTED_POLICY_COLUMNS = {
  userId: "text",
  policyType: "text",
  version: "text",
  acceptedAt: "instant",
} as const satisfies Columns<AcceptedPolicyRow>;

/** Which versions of the policies people have accepted. */
export interface PolicyStore {
  /** Keeps the versions that the person has not accepted before; the others stay as they are. */
  accept(rows: readonly AcceptedPolicyRow[]): Promise<void>;
  /** What a person has accepted, the earliest first. */
  acceptedBy(userId: string): Promise<AcceptedPolicyRow[]>;
}
