import { sql, type Expression, type SqlBool } from "kysely";
import type { KeysetCursor } from "../../../ports/page.ts";
import { timestamp } from "./columns.ts";

/**
 * Rows after the key, where the order is latest first, or earliest first, and ids break ties; all
 * rows if there is no key.
 */
export function afterCursor(
  columns: { at: string; id: string },
  after: KeysetCursor | null,
  { isEarliestFirst = false }: { isEarliestFirst?: boolean } = {},
): Expression<SqlBool> {
  if (after === null) return sql<SqlBool>`true`;
  const { at, id } = columns;
  const comparison = sql.raw(isEarliestFirst ? ">" : "<");
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) ${comparison} (${timestamp(after.at)}, ${after.id})`;
}
