import { useSearchParams } from "react-router";
import { type Failure, failureOf } from "../../calls/failure.ts";
import { providerError } from "./signInError.ts";

/** The error of the sign-in's provider that the address reports; null without one. */
export function useReportedError(): Failure | null {
  const [search] = useSearchParams();
  const error = search.get("error");
  return error === null ? null : failureOf(providerError(error));
}
