/** An error's text. A failed attempt on several addresses has no message of its own. */
export function errorText(error: unknown): string {
  const errors = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  return errors.map((one) => (one instanceof Error ? one.message : String(one))).join("; ");
}
