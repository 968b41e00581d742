import { sql, type ColumnType, type RawBuilder } from "kysely";
import type { Instant } from "../../../../src/domain/time/instant.ts";

/** How a row's fields become columns: `Instants` are timestamptz, `Nested` are jsonb, the rest is as it is. */
export type Stored<Row, Instants extends keyof Row, Nested extends keyof Row = never> = {
  [K in keyof Row]: K extends Instants
    ? ColumnType<Row[K], Written<Row[K], Date>, Written<Row[K], Date>>
    : K extends Nested
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
 * A nested value as a jsonb column takes it: in words, because the driver would make an SQL array of
 * an array. Null is the column's null, not JSON's.
 */
export function json<T>(value: T): Written<T, string> {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? storableText(part) : part,
  );
  return (value === null ? null : text) as Written<T, string>;
}

/**
 * PostgreSQL's text holds neither NUL nor half a surrogate pair: U+FFFD stands in their place, so that
 * an id made of such bytes is merely unknown.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** Which fields of a row are instants and which are nested values. */
interface Kinds<I extends PropertyKey, N extends PropertyKey> {
  instants?: readonly I[];
  nested?: readonly N[];
}

type Encoded<Row, I, N> = {
  [K in keyof Row]: K extends I
    ? Written<Row[K], Date>
    : K extends N
      ? Written<Row[K], string>
      : Row[K];
};

/** Puts fields into the form that their columns take. An absent field stays absent. */
export function encode<
  Row extends object,
  I extends PropertyKey = never,
  N extends PropertyKey = never,
>(row: Row, { instants = [], nested = [] }: Kinds<I, N>): Encoded<Row, I, N> {
  const isInstant = new Set<PropertyKey>(instants);
  const isNested = new Set<PropertyKey>(nested);
  const encoded = Object.entries(row).map(([field, value]) => {
    if (value === undefined) return [field, value];
    if (isInstant.has(field)) return [field, timestamp(value as Instant | null)];
    return [field, isNested.has(field) ? json(value) : value];
  });
  return Object.fromEntries(encoded) as Encoded<Row, I, N>;
}
