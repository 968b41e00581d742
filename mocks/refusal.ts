import { ERRORS, type RefusalError } from "../src/domain/shared/errors.ts";

/** A refusal as the server's routes answer it. */
export function refusalAnswer(
  { code, message, field }: RefusalError,
  { isTokenExpired = false }: { isTokenExpired?: boolean } = {},
): Response {
  const { status, nextStep } = ERRORS[code];
  const extensions = { code, status, nextStep, ...(field === null ? {} : { field }) };
  const headers = new Headers(isTokenExpired ? { "Token-Expired": "true" } : {});
  return Response.json({ errors: [{ message, extensions }] }, { status, headers });
}
