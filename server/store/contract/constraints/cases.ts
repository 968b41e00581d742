import type { Store } from "../../ports/store.ts";
import type { COLUMNS } from "../../ports/tables.ts";

/** A row, or some of its fields, of whatever table, right or wrong. */
export type Fields = Readonly<Record<string, unknown>>;

export type DatabaseTable = keyof typeof COLUMNS;

/** A call of a port that writes rows of a table. */
export interface PortCall {
  /** `row` is the case's, with the changes in it. */
  write(store: Store, row: Fields, changes: Fields): Promise<unknown>;
  /** What it answers when it doesn't throw, by the constraint that its row would break. */
  answers?: Readonly<Record<string, false | null>>;
  /** Why it cannot be made to break these constraints, or to write null to these columns. */
  cannot?: Readonly<Record<string, string>>;
}

/** How each constraint of a table is broken. */
export interface TableCases {
  /** One that the table accepts. */
  row: Fields;
  /** By unique key: a change of the row that makes it the same as one of the scene. */
  keys: Readonly<Record<string, Fields>>;
  /** The columns that refer to another table's row. */
  references?: readonly string[];
  /** By check: changes of the row, each breaking that check before any other. */
  checks?: Readonly<Record<string, Fields | readonly Fields[]>>;
  /** By name; the first writes the row as a new one. */
  ports: Readonly<Record<string, PortCall>>;
  /** Why only databases have the table. */
  databaseOnly?: string;
}
