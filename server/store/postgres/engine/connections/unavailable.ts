import { NOT_SAVED, RefusalError } from "../../../../../src/domain/shared/errors.ts";
import { endsConnection } from "./pool.ts";

/** What a call is told while the database is unavailable: retry in a moment. */
export const unavailable = (): RefusalError => new RefusalError("UNAVAILABLE");

/**
 * The error as the store's callers get it: `UNAVAILABLE` when the database is down, starting,
 * stopping, too slow or read-only, so that a retry can succeed later; else the error itself.
 */
export function orUnavailable(error: unknown): unknown {
  if (refusesWrites(error)) return new RefusalError("UNAVAILABLE", { message: NOT_SAVED });
  return saysAway(error) || endsConnection(error) || isLate(error) ? unavailable() : error;
}

/** Whether the database wasn't reached, or is starting, stopping or crashed. */
export function saysAway(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: unknown; message?: unknown };
  return AWAY_CODES.test(String(code)) || AWAY_MESSAGES.test(String(message));
}

/**
 * Whether the database is up but can't write: it is read-only, its disk or memory is full, or its
 * disk fails.
 */
export function refusesWrites(error: unknown): boolean {
  const { code = "" } = (error ?? {}) as { code?: unknown };
  return /^(?:25006|53100|53200|58030)$/.test(String(code));
}

/** Whether a deadline passed: of a statement, a lock, or the wait for a connection. */
export function isLate(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: unknown; message?: unknown };
  return LATE_CODES.test(String(code)) || LATE_MESSAGES.test(String(message));
}

/** Codes of sockets and DNS, of broken connections, and of a server that is down. */
const AWAY_CODES =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5])$/;
/** The driver's own errors, which have no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|timeout expired)/;
/** A statement or a lock wait was cancelled, or no connection was left. */
const LATE_CODES = /^(?:57014|55P03|53300)$/;
const LATE_MESSAGES = /^(?:Query read timeout|timeout exceeded when trying to connect)/;
