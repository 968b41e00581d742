/** SQLSTATE of each way in which a row can be refused. */
export const VIOLATION_CODES = {
  notNull: "23502",
  reference: "23503",
  unique: "23505",
  check: "23514",
  outOfRange: "22003",
  notAnInteger: "22P02",
} as const;

/**
 * What every store throws when a row breaks a constraint, with the database's names and codes: a
 * bug of the caller, for which no service has an answer, unless what the row refers to was deleted
 * meanwhile. Whatever else the same transaction wrote is not kept.
 */
export interface Violation extends Error {
  code: (typeof VIOLATION_CODES)[keyof typeof VIOLATION_CODES];
  table?: string;
  /** Of a null that is not allowed. */
  column?: string;
  /** Of a key, a reference or a check. */
  constraint?: string;
}

/** Whether something was written that refers to what is not there, or deleted what is referred to. */
export function isReferenceViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === VIOLATION_CODES.reference;
}
