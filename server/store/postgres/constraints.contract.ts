import type { Pool } from "pg";
import { expect, it } from "vitest";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { NO_STORES } from "./columns.contract.ts";
import { CASES, referenceName, requiredColumns, spelled } from "../contract/constraints/all.ts";

/** Checks the list of cases against the database: a constraint that no case breaks isn't tested. */
export function describeConstraintCases({ pool }: { pool: () => Pool }): void {
  const namesIn = async (query: string) =>
    (await pool().query<{ name: string }>(query, [NO_STORES])).rows
      .map(({ name }) => name)
      .toSorted();

  it("has exactly the keys, references and checks that the stores' contract breaks", async () => {
    const listed = keysOf(CASES).flatMap((table) => {
      const { keys, references = [], checks = {} } = CASES[table];
      const named = references.map((column) => referenceName(table, column));
      return [...keysOf(keys), ...named, ...keysOf(checks)];
    });
    const made = await namesIn(
      `select conname as name from pg_constraint
       where connamespace = 'public'::regnamespace and contype <> 'n'
         and conrelid::regclass::text <> all($1)
       union
       select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'public'::regnamespace and indisunique
         and indrelid::regclass::text <> all($1)`,
    );
    expect(made).toEqual(listed.toSorted());
  });

  it("requires a value in exactly the columns of the lists that may not be null", async () => {
    const listed = keysOf(CASES).flatMap((table) =>
      requiredColumns(table).map((column) => `${spelled(table)}.${spelled(column)}`),
    );
    const made = await namesIn(
      `select relname || '.' || attname as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
         and attnotnull and not attisdropped and relname <> all($1)`,
    );
    expect(made).toEqual(listed.toSorted());
  });

  it("deletes and changes nothing by itself when what a row refers to goes", async () => {
    // The store in memory has neither: no port deletes or renames referenced rows.
    const acting = await namesIn(
      `select conname as name from pg_constraint where contype = 'f'
         and conrelid::regclass::text <> all($1)
         and (confdeltype, confupdtype, condeferrable) <> ('a', 'a', false)`,
    );
    expect(acting).toEqual([]);
  });
}
