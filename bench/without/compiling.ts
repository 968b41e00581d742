import * as own from "../../server/store/postgres/engine/sql/preparedQuery.ts";

export const REPLACES = "engine/sql/preparedQuery.ts";
export const { isAnyOf } = own;

/** Compiles the SQL of a query each time it is run. */
export const preparedQuery: typeof own.preparedQuery =
  (build) =>
  (...call) =>
    own.preparedQuery(build)(...call);
