/**
 * What a column holds: an `instant` is epoch milliseconds in a row, a timestamptz in a database;
 * `json` is a nested value, jsonb; a `bigint` is its digits.
 */
export type ColumnKind = "text" | "integer" | "bigint" | "boolean" | "instant" | "json";

/** A column's kind; with a question mark, it may be null. */
export type Column = ColumnKind | `${ColumnKind}?`;

type KindOf<Value> = Value extends string
  ? "text" | "bigint"
  : Value extends boolean
    ? "boolean"
    : Value extends number
      ? "integer" | "instant"
      : "json";

/**
 * A table's columns: each field of its row, and no other, with the kind that holds the field's
 * values, and a question mark where the field may be null.
 */
export type Columns<Row> = {
  readonly [K in keyof Row]-?: null extends Row[K]
    ? `${KindOf<NonNullable<Row[K]>>}?`
    : KindOf<Row[K]>;
};

type KindIn<C> = C extends `${infer Kind extends ColumnKind}?` ? Kind : C & ColumnKind;

/** The same columns, each of which may be null. */
export type OrNull<List> = { readonly [K in keyof List]: `${KindIn<List[K]>}?` };

/** For a table that several kinds of row share: one kind's own columns are null in the others. */
export function orNull<const List extends Readonly<Record<string, Column>>>(
  columns: List,
): OrNull<List> {
  const nullable = Object.entries(columns).map(([name, column]) => [name, `${kindOf(column)}?`]);
  return Object.fromEntries(nullable) as OrNull<List>;
}

/** A column's kind, whether or not it may be null. */
export const kindOf = (column: Column): ColumnKind => column.replace("?", "") as ColumnKind;

export const isNullable = (column: Column): boolean => column.endsWith("?");

/** The names of a table's nullable texts. */
type NullableText<List> = {
  [K in keyof List]: List[K] extends "text?" ? K : never;
}[keyof List];

/** A value for each of a table's nullable texts (`"text?"`), made of the column's name. */
export function nullableTexts<List extends Readonly<Record<string, Column>>, Value>(
  columns: List,
  valueOf: (name: string) => Value,
): Record<NullableText<List>, Value> {
  const names = Object.keys(columns).filter((name) => columns[name] === "text?");
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  return values as Record<NullableText<List>, Value>;
}
