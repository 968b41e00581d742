import { sql, type Expression, type SqlBool } from "kysely";
import type { PageKey } from "../../ports/page.ts";
import { timestamp } from "./columns.ts";

/** Rows after the key, where the order is latest first and ids break ties; all rows without a key. */
export function comesAfter(
  columns: { at: string; id: string },
  after: PageKey | null,
): Expression<SqlBool> {
  if (after === null) return sql<SqlBool>`true`;
  const { at, id } = columns;
  return sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${timestamp(after.at)}, ${after.id})`;
}
