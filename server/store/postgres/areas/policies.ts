import type { PolicyStore } from "../../ports/policies.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { Session } from "../engine/connections/session.ts";
import { encode } from "../engine/sql/columns.ts";

/** Accepted versions of the policies, by their person. */
export function policyStore({ db }: Session): PolicyStore {
  return {
    accept: async (rows) => {
      await db
        .insertInto("acceptedPolicies")
        .values(rows.map((row) => encode(row, COLUMNS.acceptedPolicies)))
        .onConflict((conflict) => conflict.columns(["userId", "policyType", "version"]).doNothing())
        .execute();
    },
    acceptedBy: (userId) =>
      db
        .selectFrom("acceptedPolicies")
        .selectAll()
        .where("userId", "=", userId)
        .orderBy("acceptedAt")
        .orderBy("policyType")
        .execute(),
  };
}
