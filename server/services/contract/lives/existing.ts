/** Asserts that something exists. Throws if not: a bug in the test. */
export function existing<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${name}`);
  return value;
}
