import type { ErrorCode } from "../domain/shared/errors.ts";
import { FAULT } from "../domain/shared/fault.ts";

/**
 * What failed: a code of the list, a call that got no answer (`NETWORK`), or one whose answer is not
 * the product's (`SERVER`).
 */
export type CallErrorCode = ErrorCode | "NETWORK" | "SERVER";

/** An error as it stands in a GraphQL answer. */
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
  /** Dotted path of the command's field that it is about; null when it is about none. */
  readonly field: string | null;
  /** What the person can do; null when nothing is known. */
  readonly nextStep: string | null;
  /** The reference of a fault in the server's log; null for a refusal. */
  readonly reference: string | null;
  /** Facts that the server tells of some refusals, as their code has them. */
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

/** The call got no answer, or not the whole of one. */
export function networkError(): CallError {
  return new CallError("We can’t reach the server.", {
    code: "NETWORK",
    nextStep: "Check your connection and try again.",
  });
}

/**
 * There was an answer, but not from our code: the server broke down, or what is in front of it
 * answered instead. The person's connection works.
 */
export function serverError(): CallError {
  return new CallError(FAULT.message, {
    code: "SERVER",
    nextStep: "Wait a moment and try again.",
  });
}

/** For an answer that cannot be read. One that claims to be in order was changed on its way. */
export function unreadableError({ ok }: Pick<Response, "ok">): CallError {
  return ok ? networkError() : serverError();
}

/**
 * Reads the first error of an answer. The server says all of it, by the list of errors that both
 * share, so that no page need load the list; what it says nothing of is taken for a fault.
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
