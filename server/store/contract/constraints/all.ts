import { keysOf } from "../../../../src/domain/shared/lifecycle.ts";
import { type Column, isNullable, kindOf } from "../../ports/columns.ts";
import { VIOLATION_CODES } from "../../ports/violation.ts";
import { COLUMNS } from "../../ports/tables.ts";
import type { DatabaseTable, Fields, TableCases } from "./cases.ts";
import { LIVE_CASES } from "./live.ts";
import { PEOPLE_CASES } from "./people.ts";
import { PURCHASE_CASES } from "./purchases.ts";

/** Every table's constraints, and how each is broken. */
export const CASES: Readonly<Record<DatabaseTable, TableCases>> = {
  ...PEOPLE_CASES,
  ...PURCHASE_CASES,
  ...LIVE_CASES,
};

/** A row that every store refuses. */
export interface ViolationCase {
  /** The constraint; for nulls and numbers, the column in the program's spelling. */
  broken: string;
  changes: Fields;
  /** What every store throws, as formatted by `violationOf`. */
  thrown: string;
}

const { notNull, reference, unique, check, outOfRange, notAnInteger } = VIOLATION_CODES;

/** In the database's spelling. */
export const spelled = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnsWhere = (table: DatabaseTable, holds: (column: Column) => boolean) =>
  Object.entries(COLUMNS[table]).flatMap(([name, column]) => (holds(column) ? [name] : []));

export const requiredColumns = (table: DatabaseTable): string[] =>
  columnsWhere(table, (column) => !isNullable(column));

export const referenceName = (table: DatabaseTable, column: string) =>
  `${spelled(table)}_${spelled(column)}_fkey`;

/** Every way to break a constraint of the table. */
export function violationsOf(table: DatabaseTable): ViolationCase[] {
  const { keys, references = [], checks = {} } = CASES[table];
  const integers = columnsWhere(table, (column) => kindOf(column) === "integer");
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

/** Formats an error for the cases: the code, with the constraint or the column. */
export function violationOf(error: unknown): string {
  const { code, table, column, constraint } = error as Record<string, string | undefined>;
  if (code === undefined) return String(error);
  if (code === notNull) return `${code} ${table}.${column}`;
  return constraint === undefined ? code : `${code} ${constraint}`;
}
