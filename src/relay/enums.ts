/**
 * An enum's values as this page knows them. To each, Relay's compiler adds one that represents all
 * that a newer server may send.
 */
export type Known<Value extends string> = Exclude<Value, "%future added value">;

/**
 * A table's entry for an enum value, or `otherwise` for a value that this page does not know. A
 * table with a missing value does not compile.
 */
export function matchEnum<
  Value extends string,
  const Table extends Readonly<Record<Known<Value>, unknown>>,
  Otherwise,
>(value: Value, table: Table, otherwise: Otherwise): Table[Known<Value>] | Otherwise {
  return Object.hasOwn(table, value) ? table[value as Known<Value>] : otherwise;
}

/** An enum value, if it is in the schema; null for a newer server's. */
export function knownOf<Value extends string>(
  value: Value,
  values: readonly Known<Value>[],
): Known<Value> | null {
  return values.find((known) => known === value) ?? null;
}
