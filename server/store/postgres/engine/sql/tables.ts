import type { COLUMNS, Rows } from "../../../ports/tables.ts";
import type { Stored } from "./columns.ts";

/** Every table as seen by queries; `CamelCasePlugin` makes the names the database's. */
export type Tables = {
  [Table in keyof Rows]: Stored<Rows[Table], (typeof COLUMNS)[Table]>;
};
