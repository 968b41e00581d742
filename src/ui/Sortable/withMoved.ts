/** The list with one entry moved; the same list if the target doesn't exist. */
export function withMoved<Entry>(
  list: readonly Entry[],
  { from, to }: { from: number; to: number },
): Entry[] {
  const isPlace = (index: number) => index >= 0 && index < list.length;
  if (!isPlace(from) || !isPlace(to)) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
