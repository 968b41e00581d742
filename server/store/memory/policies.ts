import type { AcceptedPolicyRow, PolicyStore } from "../ports/policies.ts";
import type { Access } from "./state.ts";
import { insertRow } from "./write.ts";

export function memoryPolicies({ read, write }: Access): PolicyStore {
  return {
    accept: (rows) =>
      write((state) => {
        const unless = "accepted_policies_pkey";
        for (const row of rows) insertRow(state, "acceptedPolicies", row, { unless });
      }),
    acceptedBy: (userId) =>
      read((state) =>
        [...state.acceptedPolicies.values()].filter((row) => row.userId === userId).sort(inOrder),
      ),
  };
}

function inOrder(a: AcceptedPolicyRow, b: AcceptedPolicyRow): number {
  if (a.acceptedAt !== b.acceptedAt) return a.acceptedAt - b.acceptedAt;
  return a.policyType < b.policyType ? -1 : 1;
}
