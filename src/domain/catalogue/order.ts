/** The named ones first, in the given order; the others follow in their previous order. */
export function arranged({
  standing,
  named,
}: {
  standing: readonly string[];
  named: readonly string[];
}): string[] {
  const listed = new Set(standing);
  const first = new Set(named.filter((id) => listed.has(id)));
  return [...first, ...standing.filter((id) => !first.has(id))];
}
