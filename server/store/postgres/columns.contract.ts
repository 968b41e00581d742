import type { Pool } from "pg";
import { expect, it } from "vitest";
import { spelled } from "../contract/constraints/all.ts";
import { type ColumnKind, kindOf } from "../ports/columns.ts";
import { COLUMNS } from "../ports/tables.ts";

const TYPES: Record<ColumnKind, string> = {
  text: "text",
  integer: "integer",
  bigint: "bigint",
  boolean: "boolean",
  instant: "timestamp with time zone",
  json: "jsonb",
};

/** Tables that aren't a store's: the migrator's, shared counts, locks, and a probe. */
export const NO_STORES = ["schema_steps", "rate_counts", "slug_locks", "write_probe"];

const listed = Object.entries(COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).map(
    ([column, kind]) => `${spelled(table)}.${spelled(column)}: ${TYPES[kindOf(kind)]}`,
  ),
);

/** Checks the lists of columns against the migrated schema. */
export function describeColumns({ pool }: { pool: () => Pool }): void {
  it("has exactly the columns of the lists, each of its type", async () => {
    const { rows } = await pool().query<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, data_type as type
       from information_schema.columns where table_schema = 'public'`,
    );
    const made = rows
      .filter(({ table }) => !NO_STORES.includes(table))
      .map(({ table, column, type }) => `${table}.${column}: ${type}`);
    expect(
      new Set(made),
      "the columns that the migrations make (received) are not those of store/ports " +
        "(expected): add a migration, see the recipes in docs/CONTRIBUTING.md",
    ).toEqual(new Set(listed));
  });
}
