import { useRouteError } from "react-router";
import { useTryAgain } from "../../../relay/useTryAgain.ts";
import { CallError } from "../../../session/callError.ts";
import { failureOf } from "../../../session/failure.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState/ErrorState.tsx";

/** A tab failed; who the page is about still stands. */
export function TabFallback() {
  const error = useRouteError();
  const { tryAgain, isTrying } = useTryAgain();
  // The page for lost tickets is on its way.
  if (error instanceof CallError && error.code === "NOT_FOUND") return null;
  const { title, nextStep, reference } = failureOf(error);
  return (
    <ErrorState
      title={title}
      reference={reference}
      action={
        <Button variant="primary" isBusy={isTrying} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      {nextStep}
    </ErrorState>
  );
}
