import { keysOf } from "../../../../src/domain/shared/lifecycle.ts";
import { VIOLATION_CODES } from "../../ports/violation.ts";
import { COLUMNS } from "../../postgres/engine/tables.ts";
import type { DatabaseTable, Fields, TableCases } from "./cases.ts";
import { PEOPLE_CASES } from "./people.ts";
import { PURCHASE_CASES } from "./purchases.ts";

/** Every table's constraints, and how each is broken. */
export const CASES: Readonly<Record<DatabaseTable, TableCases>> = {
  ...PEOPLE_CASES,
  ...PURCHASE_CASES,
};

/** A row that no store takes. */
export interface ViolationCase {
  /** The constraint; for nulls and numbers the column, in the program's spelling. */
  broken: string;
  changes: Fields;
  /** What every store throws, as `violationOf` tells it. */
  thrown: string;
}

const { notNull, reference, unique, check, outOfRange, notAnInteger } = VIOLATION_CODES;

/** In the database's spelling. */
export const spelled = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that refuse null: those in which the row of the cases has a value. */
export function requiredColumns(table: DatabaseTable): string[] {
  const { row, mayBeNull = [] } = CASES[table];
  return keysOf(row).filter((column) => row[column] !== null && !mayBeNull.includes(column));
}

export const referenceName = (table: DatabaseTable, column: string) =>
  `${spelled(table)}_${spelled(column)}_fkey`;

/** Every way to break a constraint of the table. */
export function violationsOf(table: DatabaseTable): ViolationCase[] {
  const { keys, references = [], checks = {} } = CASES[table];
  const kinds: Readonly<Record<string, string>> = COLUMNS[table];
  const integers = keysOf(kinds).filter((column) => kinds[column] === "integer");
  const named = (code: string, broken: string, changes: Fields) => ({
    broken,
    changes,
    thrown: `${code} ${broken}`,
  });
  return [
    ...keysOf(keys).map((name) => named(unique, name, keys[name] ?? {})),
    ...references.map((column) =>
      named(reference, referenceName(table, column), { [column]: "nothing" }),
    ),
    ...keysOf(checks).flatMap((name) =>
      [checks[name] ?? []].flat().map((changes) => named(check, name, changes)),
    ),
    ...requiredColumns(table).map((column) => ({
      broken: column,
      changes: { [column]: null },
      thrown: `${notNull} ${spelled(table)}.${spelled(column)}`,
    })),
    ...integers.flatMap((column) => [
      { broken: column, changes: { [column]: 2 ** 31 }, thrown: outOfRange },
      { broken: column, changes: { [column]: -(2 ** 31) - 1 }, thrown: outOfRange },
      { broken: column, changes: { [column]: 0.5 }, thrown: notAnInteger },
    ]),
  ];
}

/** An error as the cases tell it: the code, with the constraint or the column. */
export function violationOf(error: unknown): string {
  const { code, table, column, constraint } = error as Record<string, string | undefined>;
  if (code === undefined) return String(error);
  if (code === notNull) return `${code} ${table}.${column}`;
  return constraint === undefined ? code : `${code} ${constraint}`;
}
