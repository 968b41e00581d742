import type { UserRow } from "../../../store/ports/profiles.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { listPolicyDocuments } from "../listPolicyDocuments.ts";

/**
 * Signing in accepts the policies in force (docs/product.md 2.8): keeps which versions, and when the
 * person first accepted each.
 */
export async function acceptPolicies(
  context: ServiceContext,
  { id: userId }: Pick<UserRow, "id">,
): Promise<void> {
  const acceptedAt = context.now();
  const rows = listPolicyDocuments(context).map(({ policyType, version }) => ({
    userId,
    policyType,
    version,
    acceptedAt,
  }));
  await context.store.policies.accept(rows);
}
