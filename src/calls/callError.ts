import type { ErrorCode } from "../domain/shared/errors.ts";
import { FAULT } from "../domain/shared/fault.ts";

/**
 * What failed: a code of the list, a call without an answer (`NETWORK`), or one whose answer is not
 * the product's (`SERVER`).
 */
export type CallErrorCode = ErrorCode | "NETWORK" | "SERVER";

/** An error as in a GraphQL response. */
export interface GraphQLAnswerError {
  message: string;
  extensions?: Record<string, unknown>;
}

interface CallErrorOptions {
  code: CallErrorCode;
  field?: string | null;
  nextStep?: string | null;
  reference?: string | null;
  details?: unknown;
}

/** A call failed. `message` and `nextStep` are sentences for people. */
export class CallError extends Error {
  readonly code: CallErrorCode;
  /** Dotted path of the command's field concerned; null if it isn't about a field. */
  readonly field: string | null;
  /** What the person can do; null if nothing is known. */
  readonly nextStep: string | null;
  /** The reference of a fault in the server's log; null for a refusal. */
  readonly reference: string | null;
  /** The server's data for some refusals, by code. */
  readonly details: unknown;

  constructor(message: string, options: CallErrorOptions) {
    super(message);
    this.name = "CallError";
    this.code = options.code;
    this.field = options.field ?? null;
    this.nextStep = options.nextStep ?? null;
    this.reference = options.reference ?? null;
    this.details = options.details;
  }
}

/** The call got no answer, or an incomplete one. */
export function networkError(): CallError {
  return new CallError("We can’t reach the server.", {
    code: "NETWORK",
    nextStep: "Check your connection and try again.",
  });
}

/**
 * There was an answer, but not from our code: the server broke down, or a proxy answered instead.
 * The person's connection works.
 */
export function serverError(): CallError {
  return new CallError(FAULT.message, {
    code: "SERVER",
    nextStep: "Wait a moment and try again.",
  });
}

/** For an answer that does not parse. One with a success status was altered in transit. */
export function unreadableError({ ok }: Pick<Response, "ok">): CallError {
  return ok ? networkError() : serverError();
}

/**
 * Reads the first error of an answer. The server sends all texts, from the list of errors that both
 * share, so that no page need load the list; an error without them is treated as a fault.
 */
export function callErrorOf({ message, extensions = {} }: GraphQLAnswerError): CallError {
  const text = (key: string) => {
    const value = extensions[key];
    return typeof value === "string" ? value : null;
  };
  return new CallError(message, {
    code: (text("code") ?? "INTERNAL") as CallErrorCode,
    field: text("field"),
    nextStep: text("nextStep") ?? FAULT.nextStep,
    reference: text("reference"),
    details: extensions["details"],
  });
}
