import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import { type Column, isNullable, kindOf } from "../ports/columns.ts";
import { COLUMNS } from "../ports/tables.ts";
import { VIOLATION_CODES, type Violation } from "../ports/violation.ts";
import { CONSTRAINTS, type Constraints, type UniqueKey } from "./constraints.ts";
import type { Rows, State, TableName, Tables } from "./state.ts";

/** A row as what is common to all tables. */
type AnyRow = Readonly<Record<string, unknown>>;

const INTEGER_MIN = -(2 ** 31);
const INTEGER_MAX = 2 ** 31 - 1;

const spelled = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A constraint was broken, in the database's words. */
export class ConstraintViolation extends Error implements Violation {
  override name = "ConstraintViolation";
  code: Violation["code"];
  table?: string;
  column?: string;
  constraint?: string;

  constructor(
    kind: keyof typeof VIOLATION_CODES,
    where: Pick<Violation, "table" | "column" | "constraint">,
  ) {
    super(`${kind}: ${where.constraint ?? `${where.table}.${where.column}`}`);
    this.code = VIOLATION_CODES[kind];
    Object.assign(this, where);
  }
}

/** A row's key in its table's map. */
export function keyOf<T extends TableName>(table: T, key: Partial<Rows[T]>): string {
  return constraintsOf(table)
    .key.map((column) => (key as AnyRow)[column])
    .join("\0");
}

/** Any key that an insert may conflict with. */
export const ANY_KEY = "*";

/**
 * Writes a new row. False, with nothing written, on a conflict with the keys `unless`, or with any
 * key: like `on conflict do nothing` in a database. Throws a `Violation`.
 */
export function insertRow<T extends TableName>(
  state: State,
  table: T,
  row: Rows[T],
  { unless }: { unless?: string } = {},
): boolean {
  checkRow(table, row);
  const primary = `${spelled(table)}_pkey`;
  const taken = [
    ...(tableOf(state, table).has(keyOf(table, row)) ? [primary] : []),
    ...takenKeys(state, table, row),
  ];
  if (taken.some((name) => unless === ANY_KEY || unless === name)) return false;
  put(state, table, row, taken);
  return true;
}

/** Replaces the row of the same key, or inserts it. Throws a `Violation`. */
export function putRow<T extends TableName>(state: State, table: T, row: Rows[T]): void {
  checkRow(table, row);
  put(state, table, row, takenKeys(state, table, row));
}

/** Updates the given fields. Throws a `Violation`, and when the key is unknown. */
export function updateRow<T extends TableName>(
  state: State,
  table: T,
  key: string,
  changes: Partial<Rows[T]>,
): Rows[T] {
  const before = tableOf(state, table).get(key);
  if (before === undefined) throw new Error(`no row ${key}`);
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const row: Rows[T] = { ...before, ...Object.fromEntries(named) };
  putRow(state, table, row);
  return row;
}

/** False when there is no such row. Throws a `Violation` while another row refers to it. */
export function deleteRow<T extends TableName>(
  state: State,
  table: T,
  key: Partial<Rows[T]>,
): boolean {
  const deleted = keyOf(table, key);
  for (const { from, column } of referencesTo(table)) {
    const refers = (row: unknown) => (row as AnyRow)[column] === deleted;
    if ([...tableOf(state, from).values()].some(refers)) {
      throw violation("reference", from, referenceName(from, column));
    }
  }
  return tableOf(state, table).delete(deleted);
}

/** The columns that refer to a table's rows. */
function referencesTo(table: TableName): { from: TableName; column: string }[] {
  return keysOf(CONSTRAINTS).flatMap((from) =>
    Object.entries(constraintsOf(from).references ?? {}).flatMap(([column, to]) =>
      to === table ? [{ from, column }] : [],
    ),
  );
}

const referenceName = (table: TableName, column: string) =>
  `${spelled(table)}_${spelled(column)}_fkey`;

function tableOf<T extends TableName>(state: Tables, table: T): Map<string, Rows[T]> {
  return state[table];
}

/** A table's constraints, typed for any table's rows. */
function constraintsOf(table: TableName): Constraints<AnyRow> {
  return CONSTRAINTS[table] as unknown as Constraints<AnyRow>;
}

/** In the database's order: keys before references. */
function put<T extends TableName>(
  state: State,
  table: T,
  row: Rows[T],
  [taken]: readonly string[],
): void {
  if (taken !== undefined) throw violation("unique", table, taken);
  for (const [column, to] of Object.entries(constraintsOf(table).references ?? {})) {
    const value = (row as AnyRow)[column] ?? null;
    if (value === null || tableOf(state, to as TableName).has(value as string)) continue;
    // A row may refer to itself.
    if (to === table && value === keyOf(table, row)) continue;
    throw violation("reference", table, referenceName(table, column));
  }
  tableOf(state, table).set(keyOf(table, row), row);
}

function checkRow<T extends TableName>(table: T, given: Rows[T]): void {
  const { checks = {} } = constraintsOf(table);
  const columns: Readonly<Record<string, Column>> = COLUMNS[table];
  const row: AnyRow = given as AnyRow;
  const at = (column: string) => ({ table: spelled(table), column: spelled(column) });
  for (const [column, holds] of Object.entries(columns)) {
    const wrong = kindOf(holds) === "integer" ? wrongInteger(row[column]) : null;
    if (wrong !== null) throw new ConstraintViolation(wrong, at(column));
  }
  for (const [column, value] of Object.entries(row)) {
    const holds = columns[column];
    if ((value ?? null) !== null || (holds && isNullable(holds))) continue;
    throw new ConstraintViolation("notNull", at(column));
  }
  const broken = Object.entries(checks).find(([, holds]) => !holds(row));
  if (broken) throw violation("check", table, broken[0]);
}

/** Why an integer column refuses the value; null if it doesn't. */
function wrongInteger(value: unknown): "notAnInteger" | "outOfRange" | null {
  if (typeof value !== "number") return null;
  if (!Number.isInteger(value)) return "notAnInteger";
  return value < INTEGER_MIN || value > INTEGER_MAX ? "outOfRange" : null;
}

/** The unique keys that conflict with another row. */
function takenKeys<T extends TableName>(state: State, table: T, given: Rows[T]): string[] {
  const row = given as AnyRow;
  const key = keyOf(table, given);
  const isTaken = (unique: UniqueKey<AnyRow>) =>
    [...tableOf(state, table)].some(
      ([other, there]) => other !== key && isSame(unique, row, there as AnyRow),
    );
  return Object.entries(constraintsOf(table).unique ?? {})
    .filter(([, unique]) => isTaken(unique))
    .map(([name]) => name);
}

function isSame({ columns, where = () => true }: UniqueKey<AnyRow>, a: AnyRow, b: AnyRow): boolean {
  const isEqual = columns.every((column) => a[column] !== null && a[column] === b[column]);
  return isEqual && where(a) && where(b);
}

function violation(
  kind: keyof typeof VIOLATION_CODES,
  table: TableName,
  constraint: string,
): ConstraintViolation {
  return new ConstraintViolation(kind, { table: spelled(table), constraint });
}
