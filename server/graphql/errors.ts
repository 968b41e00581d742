import { GraphQLError } from "graphql";
import { ERRORS, type ErrorCode, RefusalError } from "../../src/domain/shared/errors.ts";
import type { Log } from "../services/shared/context.ts";

/**
 * The error as the client sees it. A refusal keeps its code, its field and its sentence; a mistake
 * in the request itself passes; anything else is a bug: one neutral sentence and a reference, under
 * which the log has the details.
 */
export function presentError(
  error: unknown,
  options: { log: Log; newReference: () => string },
): GraphQLError {
  if (!(error instanceof GraphQLError)) return presentFault(error, options);
  const { originalError } = error;
  if (originalError instanceof RefusalError) return presentRefusal(originalError, error);
  if (originalError instanceof GraphQLError) return presentError(originalError, options);
  if (originalError !== undefined) return presentFault(error, options);
  return error;
}

/** What proxies, and clients that don't know the codes, must know about a refusal. */
const HTTP: Partial<Record<ErrorCode, object>> = {
  // So that they retry.
  UNAVAILABLE: { status: ERRORS.UNAVAILABLE.status, headers: { "retry-after": "1" } },
  PAYLOAD_TOO_LARGE: { status: ERRORS.PAYLOAD_TOO_LARGE.status },
};

/** The error of a call that timed out. */
export function tryAgain(): GraphQLError {
  return presentRefusal(new RefusalError("UNAVAILABLE"));
}

function presentRefusal(refusal: RefusalError, at?: GraphQLError): GraphQLError {
  const { code, field, message, details } = refusal;
  const entry = ERRORS[code];
  return new GraphQLError(message, {
    nodes: at?.nodes ?? null,
    path: at?.path ?? null,
    extensions: {
      code,
      nextStep: entry.nextStep,
      ...("status" in entry ? { status: entry.status } : {}),
      ...(field === null ? {} : { field }),
      ...(Object.keys(details).length === 0 ? {} : { details }),
      ...(HTTP[code] === undefined ? {} : { http: HTTP[code] }),
    },
  });
}

function presentFault(
  error: unknown,
  { log, newReference }: { log: Log; newReference: () => string },
): GraphQLError {
  const reference = newReference();
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  log("error", "unexpected fault", {
    reference,
    path: error instanceof GraphQLError ? error.path : undefined,
    error: cause instanceof Error ? cause.stack : String(cause),
  });
  return new GraphQLError(ERRORS.INTERNAL.message, {
    path: error instanceof GraphQLError ? (error.path ?? null) : null,
    extensions: { code: "INTERNAL", reference, nextStep: ERRORS.INTERNAL.nextStep },
  });
}
