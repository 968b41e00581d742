import { type CallError, type GraphQLAnswerError, callErrorOf, serverError } from "./callError.ts";

/** What an answer that refuses says. */
export async function refusalOf(response: Response): Promise<CallError> {
  const answer = (await response.json().catch(() => null)) as { errors?: unknown } | null;
  const errors: unknown[] = Array.isArray(answer?.errors) ? answer.errors : [];
  const [refusal] = errors as (Partial<GraphQLAnswerError> | null | undefined)[];
  // Whatever is between us and the server may have errors of its own.
  if (typeof refusal?.message !== "string") return serverError();
  return callErrorOf({ ...refusal, message: refusal.message });
}
