/** What is known to be there. Throws when it is not: a mistake of the test. */
export function existing<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${name}`);
  return value;
}
