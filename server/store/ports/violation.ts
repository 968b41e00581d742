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
 * bug of the caller, which no service handles, unless a referenced row was deleted in the meantime.
 * The rest of the transaction isn't kept.
 */
export interface Violation extends Error {
  code: (typeof VIOLATION_CODES)[keyof typeof VIOLATION_CODES];
  table?: string;
  /** Of a null that is not allowed. */
  column?: string;
  /** Of a key, a reference or a check. */
  constraint?: string;
}

/** Whether a write referenced a missing row, or a delete removed a referenced one. */
export function isReferenceViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === VIOLATION_CODES.reference;
}
