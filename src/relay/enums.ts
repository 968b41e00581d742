/**
 * An enumeration's values as this page knows them. To each, Relay's compiler adds one that stands
 * for all that a newer server may send.
 */
export type Known<Value extends string> = Exclude<Value, "%future added value">;

/**
 * What a table says of an enumeration's value, or `otherwise` for a value that this page does not
 * know. A table that forgets a value does not compile.
 */
export function matchEnum<
  Value extends string,
  const Table extends Readonly<Record<Known<Value>, unknown>>,
  Otherwise,
>(value: Value, table: Table, otherwise: Otherwise): Table[Known<Value>] | Otherwise {
  return Object.hasOwn(table, value) ? table[value as Known<Value>] : otherwise;
}

/** An enumeration's value, if it is among those of the contract; null for one of a newer server. */
export function knownOf<Value extends string>(
  value: Value,
  values: readonly Known<Value>[],
): Known<Value> | null {
  return values.find((known) => known === value) ?? null;
}
