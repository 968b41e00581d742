import { GraphQLError } from "graphql";
import { ERRORS, type ErrorCode } from "../../../src/domain/shared/errors.ts";

/**
 * The error of a call that is refused before a use case runs. Sentence, status and next step are
 * those of the code unless given; unlike other refusals it also sets the HTTP status.
 */
export function callRefusal(
  code: ErrorCode,
  refusal: {
    message?: string;
    status?: number;
    nextStep?: string;
    headers?: Readonly<Record<string, string>>;
  } = {},
): GraphQLError {
  const { headers } = refusal;
  const { message, status, nextStep } = { ...ERRORS[code], ...refusal };
  const http = { status, ...(headers === undefined ? {} : { headers }) };
  return new GraphQLError(message, { extensions: { code, status, nextStep, http } });
}
