/** Does a piece of work once for all who want it meanwhile, by its key. */
export function shareWork<T>(
  running: Map<string, Promise<T>>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const begun = work().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}
