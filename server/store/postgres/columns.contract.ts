import type { Pool } from "pg";
import { expect, it } from "vitest";
import { spelled } from "../contract/constraints/all.ts";
import type { ColumnKind } from "./engine/columns.ts";
import { COLUMNS } from "./engine/tables.ts";

const TYPES: Record<ColumnKind, string> = {
  text: "text",
  integer: "integer",
  bigint: "bigint",
  boolean: "boolean",
  instant: "timestamp with time zone",
  json: "jsonb",
};

/** Tables without rows of a store: the migrator's, what processes count together, locks, and a probe. */
export const NO_STORES = ["schema_steps", "rate_counts", "slug_locks", "write_probe"];

const listed = Object.entries(COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).map(
    ([column, kind]) => `${spelled(table)}.${spelled(column)}: ${TYPES[kind]}`,
  ),
);

/** Holds the lists of columns against what the migrations have made. */
export function describeColumns({ pool }: { pool: () => Pool }): void {
  it("has exactly the columns of the lists, each of its type", async () => {
    const { rows } = await pool().query<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, data_type as type
       from information_schema.columns where table_schema = 'public'`,
    );
    const made = rows
      .filter(({ table }) => !NO_STORES.includes(table))
      .map(({ table, column, type }) => `${table}.${column}: ${type}`);
    expect(new Set(made)).toEqual(new Set(listed));
  });
}
