import { sql, type ColumnType, type RawBuilder } from "kysely";
import type { Instant } from "../../../../../src/domain/time/instant.ts";
import { type Column, kindOf } from "../../../ports/columns.ts";

/** The row as the database takes and gives it. */
export type Stored<Row, List> = {
  [K in keyof Row]: KindIn<List, K> extends "instant" | "instant?"
    ? ColumnType<Row[K], Written<Row[K], Date>, Written<Row[K], Date>>
    : KindIn<List, K> extends "json" | "json?"
      ? ColumnType<Row[K], Written<Row[K], string>, Written<Row[K], string>>
      : Row[K];
};

type Written<Value, Form> = Form | Extract<Value, null | undefined>;

/** An instant as a timestamptz column takes it. */
export function timestamp<T extends Instant | null>(instant: T): Written<T, Date> {
  return (instant === null ? null : new Date(instant)) as Written<T, Date>;
}

/** An instant to compare a timestamptz column with. */
export function at(instant: Instant): RawBuilder<Instant> {
  return sql<Instant>`${new Date(instant)}`;
}

/** A timestamptz column as an instant within JSON. */
export function milliseconds(column: string): RawBuilder<Instant> {
  return sql<Instant>`(extract(epoch from ${sql.ref(column)}) * 1000)::int8`;
}

/**
 * A nested value as a jsonb column takes it: as text, because the driver would turn arrays into SQL
 * arrays. Null is the column's null, not JSON's.
 */
export function json<T>(value: T): Written<T, string> {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? storableText(part) : part,
  );
  return (value === null ? null : text) as Written<T, string>;
}

/**
 * PostgreSQL's text can't hold NUL or a lone surrogate: they become U+FFFD, so that an id made of
 * such bytes is merely unknown.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

type KindIn<List, K> = K extends keyof List ? List[K] : undefined;

type ColumnList = Readonly<Record<string, Column>>;

type Encoded<Row, List> = {
  [K in keyof Row]: KindIn<List, K> extends "instant" | "instant?"
    ? Written<Row[K], Date>
    : KindIn<List, K> extends "json" | "json?"
      ? Written<Row[K], string>
      : Row[K];
};

/**
 * Puts a row, or some of its fields, into the form that its columns take. An
 * absent field stays absent.
 */
export function encode<Row extends object, const List extends ColumnList>(
  row: Row,
  columns: List,
): Encoded<Row, List> {
  const encoded = Object.entries(row).map(([field, value]) => {
    if (value === undefined) return [field, value];
    const column = columns[field];
    const kind = column && kindOf(column);
    if (kind === "instant") return [field, timestamp(value as Instant | null)];
    return [field, kind === "json" ? json(value) : value];
  });
  return Object.fromEntries(encoded) as Encoded<Row, List>;
}

/** The expression of a whole row within JSON, its fields in the program's spelling. */
export function rowAsJson(columns: ColumnList): RawBuilder<unknown> {
  const fields = Object.keys(columns).map((field) => sql`${sql.lit(field)}, ${sql.ref(field)}`);
  return sql`json_build_object(${sql.join(fields)})`;
}
