interface Defined {
  readonly astNode?: { readonly loc?: { readonly start: number } | undefined } | null | undefined;
}

/**
 * Fields or values in the order in which the contract states them: the generator sorts a schema by
 * name before its plugins see it, and the order of an enumeration's values means something.
 */
export function inContractOrder<T extends Defined>(definitions: readonly T[]): T[] {
  return definitions.toSorted((a, b) => startOf(a) - startOf(b));
}

function startOf({ astNode }: Defined): number {
  const start = astNode?.loc?.start;
  if (start === undefined) throw new Error("The schema was loaded without places in its source.");
  return start;
}
