/** Runs at the first call only; every later call gets the same outcome. */
export function once<T>(run: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  return () => (outcome ??= run());
}
